public import Foundation

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
  /// Creates the figure.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle, made smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The size of the corners, in points.
  public var cornerSize: CGSize
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// Creates the figure with corners of a size, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates the figure with corners of a radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rounded rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The figure, made smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  /// The width and height of the corners.
  public var animatableData: CGSize.AnimatableData {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// The radii of the corners of a rectangle, in points.
nonisolated public struct RectangleCornerRadii: Equatable, Sendable {
  /// The upper corner where text begins.
  public var topLeading: CGFloat
  /// The lower corner where text begins.
  public var bottomLeading: CGFloat
  /// The lower corner where text ends.
  public var bottomTrailing: CGFloat
  /// The upper corner where text ends.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle with corners of several radii.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// Creates the figure.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates the figure from radii in points.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }

  /// The rounded rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The figure, made smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A circle.
nonisolated public struct Circle: InsettableShape {
  /// Creates the figure.
  public init() {}

  /// The largest circle in the middle of the rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2,
        y: rect.midY - side / 2,
        width: side,
        height: side
      )
    )
  }

  /// The circle, made smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
  /// Creates the figure.
  public init() {}

  /// The ellipse in the rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse, made smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape {
  /// How the ends are drawn.
  public var style: RoundedCornerStyle

  /// Creates the figure.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The capsule in the rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule, made smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

/// The figure of the container around; a rectangle where none has one.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// Creates the figure.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The figure, made smaller.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A figure of any type.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates the figure.
  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  /// The outline of the figure.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension CGSize: Animatable {
  /// Width and height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// Origin and size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
