/// How a count may grow with a parameter.
package enum Growth: String, CaseIterable, Hashable, Sendable {
  /// The count is the same at every value.
  case constant
  /// Each further unit of the parameter costs no more than the units before it.
  case linear

  /// Whether counts grow no faster than this.
  ///
  /// - Parameter points: Values of the parameter in rising order, each with its count.
  /// - Returns: True also where there are too few points to tell.
  package func holds(for points: [(value: Int, count: Int)]) -> Bool {
    switch self {
    case .constant: points.allSatisfy { $0.count == points.first?.count }
    case .linear: growsAtMostLinearly(points)
    }
  }

  /// Compares the slopes of neighbouring stretches, exactly and without overflow.
  private func growsAtMostLinearly(_ points: [(value: Int, count: Int)]) -> Bool {
    zip(zip(points, points.dropFirst()), points.dropFirst(2)).allSatisfy { pair, last in
      let (first, middle) = pair
      let early = (middle.count - first.count).multipliedFullWidth(by: last.value - middle.value)
      let late = (last.count - middle.count).multipliedFullWidth(by: middle.value - first.value)
      return (late.high, late.low) <= (early.high, early.low)
    }
  }
}
