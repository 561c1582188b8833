public import Foundation

#if canImport(CoreGraphics)
public import CoreGraphics
#endif

nonisolated extension Path {
  /// Begins a figure at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a line to a point.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a line back to where the figure begins.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addFigure(
      [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ],
      transform
    )
    closeSubpath()
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with rounded corners; the corners are kept as one curve each.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    let corners = [CGSize](repeating: CGSize(width: width, height: height), count: 4)
    addRoundedRect(rect, corners, transform)
  }

  /// Adds a rectangle with corners of several radii.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing,
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    let largest = min(rect.width, rect.height) / 2
    let corners = radii.map { CGSize(width: min($0, largest), height: min($0, largest)) }
    addRoundedRect(rect, corners, transform)
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let size = CGSize(width: rect.width / 2, height: rect.height / 2)
    addRoundedRect(rect, [CGSize](repeating: size, count: 4), transform)
  }

  /// Adds a line through points.
  public mutating func addLines(_ lines: [CGPoint]) { addFigure(lines, .identity) }

  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle - startAngle
    while clockwise, delta.radians > 0 { delta.radians -= 2 * .pi }
    while !clockwise, delta.radians < 0 { delta.radians += 2 * .pi }
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: delta,
      transform: transform
    )
  }

  /// Adds a part of a circle, given by its extent; it is kept as curves of a quarter at most.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(startAngle.radians, radius).applying(transform)
    elements.append(currentPoint == nil ? .move(to: first) : .line(to: first))
    let count = max(1, Int((abs(delta.radians) / (.pi / 2)).rounded(.up)))
    let step = delta.radians / Double(count)
    let handle = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (start, end) = (
        startAngle.radians + step * Double(index), startAngle.radians + step * Double(index + 1)
      )
      let (from, to) = (point(start, radius), point(end, radius))
      addCurve(
        to: to.applying(transform),
        control1: CGPoint(x: from.x - handle * sin(start), y: from.y + handle * cos(start))
          .applying(transform),
        control2: CGPoint(x: to.x + handle * sin(end), y: to.y - handle * cos(end))
          .applying(transform)
      )
    }
  }

  /// Adds a line to a corner and around it; the corner is kept as a curve.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addQuadCurve(
      to: tangent2End.applying(transform),
      control: tangent1End.applying(transform)
    )
  }

  /// Adds another outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// The outline in other coordinates.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    path.elements = elements.map { $0.mapPoints { $0.applying(transform) } }
    return path
  }

  /// The outline moved, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The outline itself: parts of it are not cut out while nothing is drawn.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  /// The outline itself: a line's own outline is not worked out while nothing is drawn.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  private mutating func addFigure(_ points: [CGPoint], _ transform: CGAffineTransform) {
    for (index, point) in points.enumerated() {
      let point = point.applying(transform)
      elements.append(index == 0 ? .move(to: point) : .line(to: point))
    }
  }

  /// Adds a rectangle with corners from the upper leading one on, in the direction of a clock.
  private mutating func addRoundedRect(
    _ rect: CGRect,
    _ corners: [CGSize],
    _ transform: CGAffineTransform
  ) {
    // The part of a handle that brings a curve nearest to a quarter of a circle.
    let kappa: CGFloat = 0.5522847498
    let ends = [
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    for (index, (corner, back, ahead)) in ends.enumerated() {
      func point(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + direction.dx * corners[index].width * part,
          y: corner.y + direction.dy * corners[index].height * part
        )
        .applying(transform)
      }
      elements.append(index == 0 ? .move(to: point(back, 1)) : .line(to: point(back, 1)))
      guard corners[index] != .zero else { continue }
      addCurve(
        to: point(ahead, 1),
        control1: point(back, 1 - kappa),
        control2: point(ahead, 1 - kappa)
      )
    }
    closeSubpath()
  }
}
