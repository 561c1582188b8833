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

/// A picture.
public struct Image: View, Hashable, Sendable {
  /// The type of the body.
  public typealias Body = Never

  let name: String
  var style: [String] = []

  /// Creates a picture of the app by name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
  }

  /// Creates a symbol of the system by name.
  public init(systemName: String) {
    name = systemName
  }

  /// Creates a picture that assistive technology passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
  }

  /// The picture, fitted to the space it is given.
  public func resizable() -> Image { styled("resizable") }

  /// How the colours of the picture are used.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    styled(mode.map { "\($0)" } ?? "")
  }

  private func styled(_ name: String) -> Image {
    var copy = self
    copy.style.append(name)
    return copy
  }

  /// How the colours of a picture are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a stencil.
    case template
    /// As they are.
    case original
  }

  /// Shows the picture by name.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.show(Element(.image, text: view.pointee.name))
  }
}
