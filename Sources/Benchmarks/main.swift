internal import RenderSim

/// Prints one ratio with the times that it is made of.
@MainActor
func report(_ ratio: BenchmarkRatio) {
  print(ratio.line)
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--help") {
  print(
    """
    Usage: perfbudget-benchmarks

    Times the engine against itself in one run and prints ratios, which hold on any machine:
      keystroke   one coupon keystroke in a cart of 200,000 lines, over one of 200 lines
      evaluation  one body evaluation with the log off, over the same body and write under a
                  bare withObservationTracking
    Times are medians in nanoseconds over interleaved samples. Build with '-c release'.
    """
  )
} else {
  #if DEBUG
  print("error: Times of a Debug build mean nothing. Use 'swift run -c release'.")
  #else
  report(KeystrokeBenchmark.run())
  report(EvaluationBenchmark.run())
  #endif
}
