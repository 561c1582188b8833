internal import RenderSim
internal import Storefront

/// One keystroke into the coupon field of the narrow cart, with many lines and with few.
@MainActor
enum KeystrokeBenchmark {
  private static let fewLines = 200
  private static let manyLines = 200_000

  static func run() -> BenchmarkRatio {
    let few = host(lines: fewLines)
    let many = host(lines: manyLines)
    let medians = interleavedMedians(
      samples: 40,
      iterations: 50,
      { press(many) },
      { press(few) }
    )
    return BenchmarkRatio(
      name: "keystroke",
      measured: medians.first,
      measuredName: "\(manyLines) lines",
      base: medians.second,
      baseName: "\(fewLines) lines",
      limit: 1.5
    )
  }

  private static func host(lines: Int) -> RenderHost {
    guard let variant = Storefront.screens.first?.variant(named: "narrow") else {
      preconditionFailure("The shop has no narrow cart. This is a defect in perfbudget.")
    }
    let content = variant.content(ScreenParameters(values: ["lines": .integer(lines)]))
    return RenderHost(recordsEvaluations: false) { content.root }
  }

  /// Types one character and empties the field again, so that the text stays short.
  private static func press(_ host: RenderHost) {
    do {
      try host.type("K", into: "coupon")
      try host.clear("coupon")
    } catch {
      preconditionFailure("The cart has no coupon field: \(error). This is a defect in perfbudget.")
    }
  }
}
