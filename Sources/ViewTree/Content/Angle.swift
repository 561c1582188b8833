internal import Foundation

/// An angle, in degrees or radians.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/angle.
nonisolated public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates the angle zero.
  public init() {
    radians = 0
  }

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// An angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle zero.
  public static let zero = Angle()
}

extension Angle: Comparable {
  /// Whether an angle is smaller than another one.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle: Animatable {
  /// The radians, scaled as the system scales them.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

nonisolated extension Angle {
  /// The sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// The difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// The angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// An angle times a factor.
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }

  /// An angle times a factor.
  public static func * (left: Double, right: Angle) -> Angle { right * left }

  /// An angle divided by a number.
  public static func / (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians / right)
  }

  /// Adds an angle.
  public static func += (left: inout Angle, right: Angle) { left = left + right }

  /// Subtracts an angle.
  public static func -= (left: inout Angle, right: Angle) { left = left - right }
}
