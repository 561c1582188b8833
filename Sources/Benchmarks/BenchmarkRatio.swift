/// Two medians of one run and how one stands to the other.
struct BenchmarkRatio {
  let name: String
  /// What is judged, in nanoseconds for each operation.
  let measured: Double
  let measuredName: String
  /// What it is compared with, in nanoseconds for each operation.
  let base: Double
  let baseName: String
  /// The highest ratio that is good enough.
  let limit: Double

  /// The ratio and the times on one line.
  var line: String {
    let ratio = measured / base
    return "\(name): \(rounded(ratio, 2)) (at most \(limit)): "
      + "\(measuredName) \(rounded(measured, 0)) ns, \(baseName) \(rounded(base, 0)) ns"
  }

  private func rounded(_ value: Double, _ digits: Int) -> String {
    let scale = digits == 0 ? 1.0 : 100.0
    let scaled = (value * scale).rounded() / scale
    return digits == 0 ? "\(Int(scaled))" : "\(scaled)"
  }
}

/// Times two pieces of work in turn, so that whatever disturbs the machine meets both.
///
/// - Parameters:
///   - samples: The number of samples of each.
///   - iterations: How often the work runs in one sample.
///   - first: The one piece of work.
///   - second: The other.
/// - Returns: The medians in nanoseconds for one iteration.
@MainActor
func interleavedMedians(
  samples: Int,
  iterations: Int,
  _ first: () -> Void,
  _ second: () -> Void
) -> (first: Double, second: Double) {
  let clock = ContinuousClock()
  func time(_ work: () -> Void) -> Double {
    let duration = clock.measure { for _ in 0..<iterations { work() } }
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(iterations)
  }
  for _ in 0..<3 { _ = (time(first), time(second)) }
  var times: (first: [Double], second: [Double]) = ([], [])
  for _ in 0..<samples {
    times.first.append(time(first))
    times.second.append(time(second))
  }
  return (median(times.first), median(times.second))
}

private func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}
