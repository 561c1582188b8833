public import Foundation

/// A figure of which another one is made.
nonisolated struct _ChangedShape<Content: Shape>: Shape {
  /// What is done to the figure.
  enum Change: Equatable {
    case trim(from: CGFloat, to: CGFloat)
    case stroke(StrokeStyle)
    case size(CGSize, UnitPoint)
    case inset(CGFloat)
  }

  let shape: Content
  let change: Change

  init(_ shape: Content, _ change: Change) {
    self.shape = shape
    self.change = change
  }

  func path(in rect: CGRect) -> Path {
    switch change {
    case .trim(let from, let to): shape.path(in: rect).trimmedPath(from: from, to: to)
    case .stroke(let style): shape.path(in: rect).strokedPath(style)
    case .size(let size, let anchor):
      shape.path(
        in: CGRect(
          x: rect.minX + (rect.width - size.width) * anchor.x,
          y: rect.minY + (rect.height - size.height) * anchor.y,
          width: size.width,
          height: size.height
        )
      )
    case .inset(let amount): shape.path(in: rect.insetBy(dx: amount, dy: amount))
    }
  }
}

extension _ChangedShape: InsettableShape where Content: InsettableShape {
  func inset(by amount: CGFloat) -> _ChangedShape<Content.InsetShape> {
    _ChangedShape<Content.InsetShape>(
      shape.inset(by: amount),
      _ChangedShape<Content.InsetShape>.Change(change)
    )
  }
}

nonisolated extension _ChangedShape.Change {
  init<Other: Shape>(_ other: _ChangedShape<Other>.Change) {
    self =
      switch other {
      case .trim(let from, let to): .trim(from: from, to: to)
      case .stroke(let style): .stroke(style)
      case .size(let size, let anchor): .size(size, anchor)
      case .inset(let amount): .inset(amount)
      }
  }
}

/// A figure of which two others are parts; its outline is that of both.
nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let name: StaticString

  func path(in rect: CGRect) -> Path {
    var path = first.path(in: rect)
    path.addPath(second.path(in: rect))
    return path
  }
}

/// A figure made smaller on all sides.
nonisolated public struct _InsetShape<Content: Shape>: InsettableShape {
  let shape: Content
  let amount: CGFloat

  /// The outline in the smaller rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// The figure, made still smaller.
  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }
}

/// A figure moved.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The figure.
  public var shape: Content
  /// The distance, in points.
  public var offset: CGSize

  /// Creates the moved figure.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A figure made larger or smaller.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The figure.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates the scaled figure.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The scaled outline.
  public func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(transform.around(anchor, in: rect))
  }
}

/// A figure turned.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The figure.
  public var shape: Content
  /// The angle.
  public var angle: Angle
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates the turned figure.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The turned outline.
  public func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(rotationAngle: angle.radians)
    return shape.path(in: rect).applying(transform.around(anchor, in: rect))
  }
}

/// A figure in other coordinates.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The figure.
  public var shape: Content
  /// The change of coordinates.
  public var transform: CGAffineTransform

  /// Creates the changed figure.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The changed outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The moved figure, made smaller.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  /// The scaled figure, made smaller.
  public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(
      shape: shape.inset(by: amount),
      scale: scale,
      anchor: anchor
    )
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The turned figure, made smaller.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount),
      angle: angle,
      anchor: anchor
    )
  }
}

nonisolated extension CGAffineTransform {
  /// The transform around a point of a rectangle instead of its origin.
  fileprivate func around(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
