internal import ObservationKit
internal import Testing

@MainActor
struct ContinuousObservationTests {
  /// The values that the runs of an observation read, in order.
  @MainActor
  private final class Log {
    var values: [String] = []
    var observation: ContinuousObservation?
  }

  private let store = CartStore()
  private let log = Log()

  /// Returns when the main actor has done what it was asked to do before.
  private func settle() async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
  }

  private func observe(by mechanism: TrackingMechanism? = nil) -> ContinuousObservation {
    ContinuousObservation(mechanism: mechanism ?? .standardForStoredValues) { [store, log] in
      log.values.append(store.couponCode)
    }
  }

  @Test(arguments: TrackingMechanism.all)
  func `it runs at once and after each change with the new value`(
    _ mechanism: TrackingMechanism
  ) async {
    let observation = observe(by: mechanism)
    for code in ["S", "SP", "SPR"] {
      store.couponCode = code
      await settle()
    }
    #expect(log.values == ["", "S", "SP", "SPR"])
    observation.cancel()
  }

  @Test(arguments: TrackingMechanism.all)
  func `changes until the main actor is free lead to one run`(
    _ mechanism: TrackingMechanism
  ) async {
    let observation = observe(by: mechanism)
    for code in ["S", "SP", "SPR"] { store.couponCode = code }
    #expect(log.values == [""])
    await settle()
    #expect(log.values == ["", "SPR"])
    observation.cancel()
  }

  @Test
  func `a property that a later run reads is observed`() async {
    let observation = ContinuousObservation { [store, log] in
      log.values.append(store.showsCoupon ? store.couponCode : "hidden")
    }
    store.couponCode = "S"
    await settle()
    store.showsCoupon = true
    await settle()
    store.couponCode = "SP"
    await settle()
    #expect(log.values == ["hidden", "S", "SP"])
    observation.cancel()
  }

  @Test
  func `a property that was not read does not lead to a run`() async {
    let observation = observe()
    store.showsCoupon = true
    await settle()
    #expect(log.values == [""])
    observation.cancel()
  }

  @Test
  func `what the closure writes does not make it run again`() async {
    let observation = ContinuousObservation { [store, log] in
      log.values.append(store.couponCode)
      store.couponCode += "S"
    }
    await settle()
    #expect(log.values == [""])
    observation.cancel()
  }

  @Test
  func `cancelling ends it, also between a change and its run`() async {
    let observation = observe()
    store.couponCode = "S"
    observation.cancel()
    await settle()
    store.couponCode = "SP"
    await settle()
    #expect(log.values == [""])
  }

  @Test
  func `the closure may cancel its own observation`() async {
    log.observation = ContinuousObservation { [store, log] in
      log.values.append(store.couponCode)
      log.observation?.cancel()
    }
    for code in ["S", "SP"] {
      store.couponCode = code
      await settle()
    }
    #expect(log.values == ["", "S"])
  }

  @Test
  func `it ends with its last reference and releases the closure`() async {
    weak var kept: Log?
    do {
      let log = Log()
      kept = log
      log.values = []
      var observation: ContinuousObservation? = ContinuousObservation { [store] in
        log.values.append(store.couponCode)
      }
      store.couponCode = "S"
      withExtendedLifetime(observation) {}
      observation = nil
    }
    await settle()
    #expect(kept == nil)
  }

  #if !canImport(Darwin)
  @Test
  func `a write on another thread is seen with its new value`() async {
    let store = SlowStore()
    let observation = ContinuousObservation(mechanism: .everyStoredWrite) { [log] in
      log.values.append(store.couponCode)
    }
    let writer = Task.detached { store.write("SPRING") }
    await store.waitUntilAnnounced()
    await settle()
    store.finishWriting()
    await writer.value
    await settle()
    #expect(log.values == ["", "SPRING"])
    observation.cancel()
  }
  #endif
}
