internal import Combine
internal import Fixtures
internal import Synchronization
internal import Testing

struct SubscriptionTests {
  private let cart = CartObject()
  private let log = EventLog<String>()

  /// Notes a name with each change of the cart.
  private func subscribe(as name: String) -> SubscriptionToken {
    cart.objectWillChange.subscribe { [log] _ in log.note(name) }
  }

  @Test
  func `subscribers are called in the order in which they subscribed`() {
    let tokens = ["field", "list", "total"].map(subscribe)
    cart.couponCode = "SPRING"
    #expect(log.events == ["field", "list", "total"])
    withExtendedLifetime(tokens) {}
  }

  @Test
  func `a cancelled token ends its subscription and no other`() {
    let field = subscribe(as: "field")
    let list = subscribe(as: "list")
    field.cancel()
    field.cancel()
    cart.couponCode = "SPRING"
    #expect(log.events == ["list"])
    list.cancel()
  }

  @Test
  func `a token that is gone ends its subscription`() {
    _ = subscribe(as: "field")
    cart.couponCode = "SPRING"
    #expect(log.events.isEmpty)
  }

  @Test
  func `a cancelled subscription releases what its closure retains`() {
    weak var kept: EventLog<Int>?
    let token: SubscriptionToken
    do {
      let counts = EventLog<Int>()
      kept = counts
      token = cart.objectWillChange.subscribe { _ in counts.note(1) }
    }
    #expect(kept != nil)
    token.cancel()
    #expect(kept == nil)
  }

  @Test
  func `who is cancelled during a send is not called by it any more`() {
    let list = Mutex<SubscriptionToken?>(nil)
    let field = cart.objectWillChange.subscribe { [log] _ in
      log.note("field")
      list.withLock { $0.take() }?.cancel()
    }
    let token = subscribe(as: "list")
    list.withLock { $0 = token }
    cart.couponCode = "SPRING"
    #expect(log.events == ["field"])
    field.cancel()
  }

  @Test
  func `who subscribes during a send waits for the next one`() {
    let publisher = cart.objectWillChange
    let late = Mutex<SubscriptionToken?>(nil)
    let field = cart.objectWillChange.subscribe { [log] _ in
      log.note("field")
      let token = publisher.subscribe { _ in log.note("late") }
      late.withLock { $0 = $0 ?? token }
    }
    cart.couponCode = "S"
    #expect(log.events == ["field"])
    cart.couponCode = "SP"
    #expect(log.events == ["field", "field", "late"])
    field.cancel()
  }

  @Test
  func `a list without its cancelled subscribers is empty`() {
    let list = SubscriberList<Int>()
    let tokens = (0..<100).map { _ in list.subscribe { _ in } }
    #expect(list.count == 100)
    for token in tokens.prefix(60) { token.cancel() }
    #expect(list.count == 40)
    for token in tokens { token.cancel() }
    #expect(list.count == 0)
  }
}
