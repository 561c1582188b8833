public import Foundation

nonisolated extension Shape {
  /// Fills the figure in a style.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Draws the line of the figure in a style.
  public func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: EmptyView()
    )
  }

  /// Draws the line of the figure in a style, with a width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The line of the figure as a figure.
  public func stroke(style: StrokeStyle) -> some Shape {
    _ChangedShape(self, .stroke(style))
  }

  /// The line of the figure as a figure, with a width in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

nonisolated extension InsettableShape {
  /// Draws the line inside of the figure in a style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: EmptyView()
    )
  }

  /// Draws the line inside of the figure in a style, with a width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension Shape {
  /// A part of the figure's line, in fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _ChangedShape(self, .trim(from: startFraction, to: endFraction))
  }

  /// The figure moved, in points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The figure moved, in points.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The figure moved, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The figure made larger or smaller.
  public func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The figure made larger or smaller.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The figure turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The figure in other coordinates.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The figure in a size of its own, in points.
  public func size(_ size: CGSize) -> some Shape { _ChangedShape(self, .size(size, .topLeading)) }

  /// The figure in a size of its own, in points.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The figure in a size of its own, in points.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _ChangedShape(self, .size(size, anchor))
  }

  /// The figure in a size of its own, in points.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  /// What lies in both figures.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, name: "intersection")
  }

  /// What lies in one of two figures.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, name: "union")
  }

  /// What lies in this figure and not in the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, name: "subtracting")
  }

  /// What lies in exactly one of two figures.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, name: "symmetricDifference")
  }

  /// The part of this figure's line in the other figure.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, name: "lineIntersection")
  }

  /// The part of this figure's line outside of the other figure.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, name: "lineSubtraction")
  }
}
