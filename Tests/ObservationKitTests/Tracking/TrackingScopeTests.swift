internal import Fixtures
internal import ObservationKit
internal import Testing

/// Counts what it is told and may do something about it.
private final class Counter: TrackingClient {
  var count = 0
  var onInvalidation: (TrackingScope) -> Void = { _ in }

  func scopeDidInvalidate(_ scope: TrackingScope, _ change: TrackedChange) {
    count += 1
    onInvalidation(scope)
  }
}

struct TrackingScopeTests {
  private let store = CartStore()
  private let counter = Counter()

  private func scope(_ mechanism: TrackingMechanism) -> TrackingScope {
    TrackingScope(client: counter, mechanism: mechanism)
  }

  @Test(arguments: TrackingMechanism.all)
  func `a run returns what its closure returns`(_ mechanism: TrackingMechanism) {
    store.couponCode = "SPRING"
    #expect(scope(mechanism).track { store.couponCode } == "SPRING")
  }

  @Test(arguments: TrackingMechanism.all)
  func `many runs without a write leave one registration`(_ mechanism: TrackingMechanism) {
    let scope = scope(mechanism)
    for _ in 0..<10_000 { _ = scope.track { store.couponCode } }
    store.couponCode = "SPRING"
    #expect(counter.count == 1)
  }

  @Test(arguments: TrackingMechanism.all)
  func `a run replaces the reads of the one before`(_ mechanism: TrackingMechanism) {
    let scope = scope(mechanism)
    _ = scope.track { store.couponCode }
    _ = scope.track { store.lines }
    store.couponCode = "SPRING"
    #expect(counter.count == 0)
    store.lines = [LineItem(name: "Tea")]
    #expect(counter.count == 1)
  }

  @Test(arguments: TrackingMechanism.all)
  func `nothing is reported after cancelling`(_ mechanism: TrackingMechanism) {
    let scope = scope(mechanism)
    _ = scope.track { store.couponCode }
    scope.cancel()
    store.couponCode = "S"
    #expect(counter.count == 0)
    _ = scope.track { store.couponCode }
    store.couponCode = "SP"
    #expect(counter.count == 1)
  }

  @Test(arguments: TrackingMechanism.all)
  func `a run that is cancelled by its own closure is discarded`(_ mechanism: TrackingMechanism) {
    let scope = scope(mechanism)
    _ = scope.track {
      scope.cancel()
      return store.couponCode
    }
    store.couponCode = "SPRING"
    #expect(counter.count == 0)
  }

  @Test(arguments: TrackingMechanism.all)
  func `the client may cancel when it is told`(_ mechanism: TrackingMechanism) {
    let scope = scope(mechanism)
    counter.onInvalidation = { $0.cancel() }
    _ = scope.track { store.couponCode }
    store.couponCode = "S"
    store.couponCode = "SP"
    #expect(counter.count == 1)
  }

  @Test(arguments: TrackingMechanism.all)
  func `what a run writes itself is not reported to it`(_ mechanism: TrackingMechanism) {
    let scope = scope(mechanism)
    scope.track {
      _ = store.couponCode
      store.couponCode = "SPRING"
    }
    #expect(counter.count == 0)
  }

  @Test(arguments: TrackingMechanism.all)
  func `each of two scopes is told about its own reads`(_ mechanism: TrackingMechanism) {
    let other = Counter()
    let (list, field) = (scope(mechanism), TrackingScope(client: other, mechanism: mechanism))
    _ = list.track { store.lines }
    _ = field.track { store.couponCode }
    store.couponCode = "SPRING"
    #expect(counter.count == 0)
    #expect(other.count == 1)
  }

  @Test(arguments: TrackingMechanism.all)
  func `a scope that is gone reports nothing`(_ mechanism: TrackingMechanism) {
    do {
      let scope = scope(mechanism)
      _ = scope.track { store.couponCode }
    }
    store.couponCode = "SPRING"
    #expect(counter.count == 0)
  }

  @Test(arguments: TrackingMechanism.all)
  func `a scope retains neither its client nor what it read`(_ mechanism: TrackingMechanism) {
    weak var keptStore: CartStore?
    weak var keptClient: Counter?
    let scope: TrackingScope
    do {
      let (store, client) = (CartStore(), Counter())
      keptStore = store
      keptClient = client
      scope = TrackingScope(client: client, mechanism: mechanism)
      _ = scope.track { store.couponCode }
    }
    #expect(keptStore == nil)
    #expect(keptClient == nil)
    scope.cancel()
  }

  @Test(arguments: TrackingMechanism.all)
  func `a write on another thread is reported on that thread`(
    _ mechanism: TrackingMechanism
  ) async {
    let inside = EventLog<Bool>()
    let scope = scope(mechanism)
    counter.onInvalidation = { _ in inside.note(Writer.isWriting) }
    _ = scope.track { store.couponCode }
    nonisolated(unsafe) let subject = store
    let writer = Task.detached {
      Writer.$isWriting.withValue(true) { subject.couponCode = "SPRING" }
    }
    await writer.value
    #expect(inside.events == [true])
  }

  /// The coupon that the client reads when it is told about a new one.
  private func couponSeenByClient(_ mechanism: TrackingMechanism) -> String {
    let scope = scope(mechanism)
    var seen = "nothing"
    store.couponCode = ""
    counter.onInvalidation = { [store] _ in seen = store.couponCode }
    _ = scope.track { store.couponCode }
    store.couponCode = "SPRING"
    return seen
  }

  @Test
  func `the first write is reported before its value is stored`() {
    #expect(couponSeenByClient(.firstWrite) == "")
  }

  #if !canImport(Darwin)
  @Test
  func `every write is reported before its value is stored, or after it on request`() {
    #expect(couponSeenByClient(.everyWrite) == "")
    #expect(couponSeenByClient(.everyStoredWrite) == "SPRING")
  }
  #endif

  @Test
  func `a scope does not run a closure inside of its closure`() async {
    await #expect(processExitsWith: .failure) {
      let scope = TrackingScope(client: nil)
      scope.track { scope.track {} }
    }
  }
}
