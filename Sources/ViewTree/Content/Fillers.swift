public import Foundation

/// Free space between views.
public struct Spacer: View {
  /// The type of the body.
  public typealias Body = Never

  /// The least length, in points.
  public var minLength: CGFloat?

  /// Creates free space of at least a length, in points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  /// Shows nothing that a person could read.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {}
}

/// A line between views.
public struct Divider: View {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the line.
  public init() {}

  /// Shows nothing that a person could read.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {}
}
