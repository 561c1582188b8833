import Observation
import ObservationKit
import Testing

@Observable
private final class CouponStore {
  var couponCode = ""
  var note = ""
}

private final class Counter: TrackingClient {
  var count = 0

  func scopeDidInvalidate(_ scope: TrackingScope, _ change: TrackedChange) {
    count += 1
  }
}

struct TrackingScopeTests {
  @Test
  func `a write to a property that was read is reported`() {
    let (store, counter) = (CouponStore(), Counter())
    let scope = TrackingScope(client: counter)
    _ = scope.track { store.couponCode }
    store.couponCode = "SPRING"
    #expect(counter.count == 1)
  }

  @Test
  func `a write to a property that was not read is not reported`() {
    let (store, counter) = (CouponStore(), Counter())
    let scope = TrackingScope(client: counter)
    _ = scope.track { store.couponCode }
    store.note = "gift"
    #expect(counter.count == 0)
  }

  @Test
  func `many runs without a write leave one registration`() {
    let (store, counter) = (CouponStore(), Counter())
    let scope = TrackingScope(client: counter)
    for _ in 0..<10_000 { _ = scope.track { store.couponCode } }
    store.couponCode = "SPRING"
    #expect(counter.count == 1)
  }

  @Test
  func `nothing is reported after cancelling`() {
    let (store, counter) = (CouponStore(), Counter())
    let scope = TrackingScope(client: counter)
    _ = scope.track { store.couponCode }
    scope.cancel()
    store.couponCode = "SPRING"
    #expect(counter.count == 0)
  }
}
