/// Measured values of one quantity, in whole units, and the figures that describe them.
///
/// All figures are members of the sample, or distances between members: the nearest-rank rule never
/// interpolates. An empty sample has no figures.
package struct Sample: Hashable, Sendable {
  private let sorted: [Int]

  /// Creates a sample from values in any order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* values.
  package init(_ values: [Int]) {
    sorted = values.sorted()
  }

  /// The number of values.
  package var count: Int { sorted.count }

  /// The least value.
  package var minimum: Int? { sorted.first }

  /// The greatest value.
  package var maximum: Int? { sorted.last }

  /// The least value that `percent` per cent of all values do not exceed.
  ///
  /// - Parameter percent: From 1 to 100.
  /// - Returns: The value of rank ⌈*percent* · *n* / 100⌉; nil where there are no values.
  /// - Note: Source: the nearest-rank method, <https://en.wikipedia.org/wiki/Percentile>.
  package func percentile(_ percent: Int) -> Int? {
    precondition((1...100).contains(percent), "The percentile '\(percent)' is not from 1 to 100.")
    guard !sorted.isEmpty else { return nil }
    let rank = (percent * sorted.count + 99) / 100
    return sorted[rank - 1]
  }

  /// The 50th percentile.
  package var median: Int? { percentile(50) }

  /// The median of the distances between the values and their median.
  package var medianAbsoluteDeviation: Int? {
    guard let median else { return nil }
    return Sample(sorted.map { abs($0 - median) }).median
  }
}
