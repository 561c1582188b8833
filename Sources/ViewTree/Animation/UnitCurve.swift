internal import Foundation

/// A curve between two points of time.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/unitcurve.
nonisolated public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Of constant speed.
  public static let linear = UnitCurve(.linear)
  /// Slow at the start.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0),
    endControlPoint: UnitPoint(x: 1, y: 1)
  )
  /// Slow at the end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0),
    endControlPoint: UnitPoint(x: 0.58, y: 1)
  )
  /// Slow at both ends.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0),
    endControlPoint: UnitPoint(x: 0.58, y: 1)
  )
  /// A quarter of a circle, slow at the start.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of a circle, slow at both ends.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// A curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// The part of the way that is done after a part of the time.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch kind {
    case .linear: return time
    case .bezier(let first, let second): return Self.solve(time, first, second)
    case .circularEaseIn: return 1 - (1 - time * time).squareRoot()
    case .circularEaseOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularEaseInOut:
      if time < 0.5 { return (1 - (1 - 4 * time * time).squareRoot()) / 2 }
      let rest = 2 - 2 * time
      return (1 + (1 - rest * rest).squareRoot()) / 2
    }
  }

  /// The speed after a part of the time.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  private static func solve(_ time: Double, _ first: UnitPoint, _ second: UnitPoint) -> Double {
    func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(middle, first.x, second.x) < time { low = middle } else { high = middle }
    }
    return bezier((low + high) / 2, first.y, second.y)
  }
}
