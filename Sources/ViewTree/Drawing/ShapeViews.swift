public import Foundation

/// A view of a figure, on which further fills and lines can be put.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/shapeview.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the figure.
  associatedtype Content: Shape

  /// The figure.
  var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A filled figure over another view.
nonisolated public struct FillShapeView<
  Content: Shape,
  Style: ShapeStyle,
  Background: View
>: ShapeView {
  /// The type of the body.
  public typealias Body = Never

  /// The view below.
  public var background: Background
  /// The figure.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the inside is filled.
  public var fillStyle: FillStyle

  /// Creates the view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.background = background
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// Goes through the view below.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    // The view below is stored first and so lies at the start.
    Background._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Background.self), &walk)
    walk.showDrawing()
  }
}

/// The line of a figure over another view.
nonisolated public struct StrokeShapeView<
  Content: Shape,
  Style: ShapeStyle,
  Background: View
>: ShapeView {
  /// The type of the body.
  public typealias Body = Never

  /// The view below.
  public var background: Background
  /// The figure.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether borders are smoothed.
  public var isAntialiased: Bool

  /// Creates the view.
  public init(
    shape: Content,
    style: Style,
    strokeStyle: StrokeStyle,
    isAntialiased: Bool,
    background: Background
  ) {
    self.background = background
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
  }

  /// Goes through the view below.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    // The view below is stored first and so lies at the start.
    Background._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Background.self), &walk)
    walk.showDrawing()
  }
}

/// The line inside of a figure over another view.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape,
  Style: ShapeStyle,
  Background: View
>: ShapeView {
  /// The type of the body.
  public typealias Body = Never

  /// The view below.
  public var background: Background
  /// The figure.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether borders are smoothed.
  public var isAntialiased: Bool

  /// Creates the view.
  public init(
    shape: Content,
    style: Style,
    strokeStyle: StrokeStyle,
    isAntialiased: Bool,
    background: Background
  ) {
    self.background = background
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
  }

  /// Goes through the view below.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    // The view below is stored first and so lies at the start.
    Background._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Background.self), &walk)
    walk.showDrawing()
  }
}

nonisolated extension ShapeView {
  /// Fills the figure, over what is there.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the line of the figure, over what is there.
  public func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: self
    )
  }

  /// Draws the line of the figure, over what is there, with a width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// Draws the line inside of the figure, over what is there.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: self
    )
  }

  /// Draws the line inside of the figure, over what is there, with a width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
