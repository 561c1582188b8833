internal import Observation
internal import RenderSim

@Observable
private final class Coupon {
  var uses = 0
}

private struct UsesLabel: View {
  let coupon: Coupon

  var body: some View {
    Text(verbatim: coupon.uses.isMultiple(of: 2) ? "even" : "odd")
  }
}

/// One write and the body evaluation that follows, in the engine and under bare tracking.
@MainActor
enum EvaluationBenchmark {
  static func run() -> BenchmarkRatio {
    let coupon = Coupon()
    let host = RenderHost(recordsEvaluations: false) { UsesLabel(coupon: coupon) }
    let bareCoupon = Coupon()
    let label = UsesLabel(coupon: bareCoupon)
    let medians = interleavedMedians(
      samples: 40,
      iterations: 2000,
      { host.perform { coupon.uses += 1 } },
      {
        withObservationTracking {
          _ = label.body
        } onChange: {
        }
        bareCoupon.uses += 1
      }
    )
    return BenchmarkRatio(
      name: "evaluation",
      measured: medians.first,
      measuredName: "engine",
      base: medians.second,
      baseName: "bare tracking",
      limit: 3
    )
  }
}
