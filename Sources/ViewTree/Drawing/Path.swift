public import Foundation

/// The outline of a figure.
///
/// Lines and curves are kept in order; nothing is drawn.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/path.
nonisolated public struct Path: Equatable, Sendable, LosslessStringConvertible {
  /// A part of an outline.
  public enum Element: Equatable, Sendable {
    /// Begins a figure at a point.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the figure begins.
    case closeSubpath
  }

  var elements: [Element] = []

  /// Creates an outline without parts.
  public init() {}

  /// Creates an outline from its parts, which `callback` adds.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates the outline of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates the outline of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  /// Creates the outline of a rectangle with corners of several radii.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates the outline of an ellipse.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Creates an outline from its description; nil where that is not one.
  public init?(_ string: String) {
    guard let elements = Self.elements(in: string) else { return nil }
    self.elements = elements
  }

  /// The parts with their points: `0 0 m 10 0 l h`.
  public var description: String {
    elements.map(Self.description).joined(separator: " ")
  }

  /// Whether the outline has no parts.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next part begins.
  public var currentPoint: CGPoint? {
    for element in elements.reversed() {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        return point
      case .closeSubpath: continue
      }
    }
    return nil
  }

  /// The smallest rectangle around all points of the outline; null where there are none.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether a point lies in the smallest rectangle around the outline.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(p) }

  /// Hands every part to `body`, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

extension Path: Shape {
  /// The outline itself.
  public func path(in rect: CGRect) -> Path { self }
}

nonisolated extension Path.Element {
  /// The points of the part, its end last.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let first, let second): [first, second, point]
    case .closeSubpath: []
    }
  }

  /// The part with other points.
  func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: transform(point))
    case .line(let point): .line(to: transform(point))
    case .quadCurve(let point, let control):
      .quadCurve(to: transform(point), control: transform(control))
    case .curve(let point, let first, let second):
      .curve(to: transform(point), control1: transform(first), control2: transform(second))
    case .closeSubpath: .closeSubpath
    }
  }
}

nonisolated extension Path {
  private static func description(of element: Element) -> String {
    let letter =
      switch element {
      case .move: "m"
      case .line: "l"
      case .quadCurve: "q"
      case .curve: "c"
      case .closeSubpath: "h"
      }
    return (element.points.flatMap { [number($0.x), number($0.y)] } + [letter])
      .joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
  }

  private static func elements(in string: String) -> [Element]? {
    var elements: [Element] = []
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      guard let element = element(word, points) else { return nil }
      elements.append(element)
      numbers = []
    }
    return numbers.isEmpty ? elements : nil
  }

  private static func element(_ letter: Substring, _ points: [CGPoint]) -> Element? {
    switch (letter, points.count) {
    case ("m", 1): .move(to: points[0])
    case ("l", 1): .line(to: points[0])
    case ("q", 2): .quadCurve(to: points[1], control: points[0])
    case ("c", 3): .curve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): .closeSubpath
    default: nil
    }
  }
}
