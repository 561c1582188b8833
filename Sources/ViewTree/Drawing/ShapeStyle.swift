public import Foundation

/// How a figure or a text is filled; as a view it fills the space it is given.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/shapestyle.
nonisolated public protocol ShapeStyle: Sendable {
  /// The type of the style that it stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that it stands for; never asked for while nothing is drawn.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// The type itself.
  public typealias Resolved = Never
}

nonisolated extension ShapeStyle where Resolved == Never {
  /// Never called: the style stands for itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("'\(Self.self)' stands for no other style. This is a defect in perfbudget.")
  }
}

extension ShapeStyle where Self: View {
  /// Shows nothing that a person could read; what is said about the style makes it an element.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.showDrawing()
  }
}

/// A style of any type.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Creates the style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }
}

/// A style that a modifier has changed.
nonisolated public struct _ChangedShapeStyle<Style: ShapeStyle>: ShapeStyle {
  /// What is done to the style.
  enum Change: Equatable, Sendable {
    case opacity(Double)
    case blendMode(BlendMode)
    case shadow(ShadowStyle)
    case level(Int)
    case rect(CGRect)
  }

  let style: Style
  let change: Change
}

nonisolated extension ShapeStyle {
  /// The style, let through in part, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _ChangedShapeStyle(style: self, change: .opacity(opacity))
  }

  /// The style, mixed with what is below.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _ChangedShapeStyle(style: self, change: .blendMode(mode))
  }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ChangedShapeStyle(style: self, change: .shadow(style))
  }

  /// The style in a rectangle instead of the space of the figure.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _ChangedShapeStyle(style: self, change: .rect(rect))
  }

  /// The style for secondary content.
  public var secondary: some ShapeStyle { _ChangedShapeStyle(style: self, change: .level(2)) }

  /// The style for content of the third level.
  public var tertiary: some ShapeStyle { _ChangedShapeStyle(style: self, change: .level(3)) }

  /// The style for content of the fourth level.
  public var quaternary: some ShapeStyle { _ChangedShapeStyle(style: self, change: .level(4)) }

  /// The style for content of the fifth level.
  public var quinary: some ShapeStyle { _ChangedShapeStyle(style: self, change: .level(5)) }
}

/// A shadow as a part of a style.
nonisolated public struct ShadowStyle: Equatable, Sendable {
  private let isInside: Bool
  private let color: Color
  private let numbers: [CGFloat]

  /// A shadow below, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInside: false, color: color, numbers: [radius, x, y])
  }

  /// A shadow inside, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInside: true, color: color, numbers: [radius, x, y])
  }
}
