internal import Fixtures
internal import Observation
internal import ObservationKit
internal import Testing

@Observable
private final class Session {
  var cart = CartStore(lines: [LineItem(name: "Tea"), LineItem(name: "Milk")])
  var note = ""
}

/// What a reader is told, event by event.
struct TrackingTableTests {
  struct Script: CustomTestStringConvertible, Sendable {
    let testDescription: String
    fileprivate let read: @Sendable (Session) -> Void
    /// What each event does, and the properties that the reader is told about.
    fileprivate let events: [(changes: [String], write: @Sendable (Session) -> Void)]
  }

  static let scripts = [
    Script(
      testDescription: "a property that is read",
      read: { _ = $0.note },
      events: [
        (["Session.note"], { $0.note = "a" }),
        (["Session.note"], { $0.note = "b" }),
      ]
    ),
    Script(
      testDescription: "a property that is not read",
      read: { _ = $0.note },
      events: [([], { $0.cart.couponCode = "S" }), (["Session.note"], { $0.note = "a" })]
    ),
    Script(
      testDescription: "many writes in one event",
      read: { _ = ($0.note, $0.cart.couponCode) },
      events: [
        (
          ["Session.note", "CartStore.couponCode", "Session.note"],
          { session in
            session.note = "a"
            session.cart.couponCode = "S"
            session.note = "b"
          }
        ),
        ([], { _ in }),
      ]
    ),
    Script(
      testDescription: "there and back in one event",
      read: { _ = $0.note },
      events: [
        (
          ["Session.note", "Session.note"],
          { session in
            session.note = "a"
            session.note = ""
          }
        )
      ]
    ),
    Script(
      testDescription: "a computed property",
      read: { _ = $0.cart.total },
      events: [
        (["CartStore.lines"], { $0.cart.lines[1].quantity += 1 }),
        ([], { $0.cart.showsCoupon = true }),
      ]
    ),
    Script(
      testDescription: "a conditional read",
      read: { _ = $0.cart.showsCoupon ? $0.cart.couponCode : "" },
      events: [
        ([], { $0.cart.couponCode = "S" }),
        (["CartStore.showsCoupon"], { $0.cart.showsCoupon = true }),
        (["CartStore.couponCode"], { $0.cart.couponCode = "SP" }),
        (["CartStore.showsCoupon"], { $0.cart.showsCoupon = false }),
        ([], { $0.cart.couponCode = "SPR" }),
      ]
    ),
    Script(
      testDescription: "an object that is replaced",
      read: { _ = $0.cart.couponCode },
      events: [
        (["Session.cart"], { $0.cart = CartStore() }),
        (["CartStore.couponCode"], { $0.cart.couponCode = "S" }),
        (
          ["Session.cart"],
          { session in
            let old = session.cart
            session.cart = CartStore()
            session.cart.couponCode = "new"
            old.lines = []
          }
        ),
      ]
    ),
    Script(
      testDescription: "a diamond: two paths to one property",
      read: { _ = ($0.cart.total, $0.cart.lines.count) },
      events: [(["CartStore.lines"], { $0.cart.lines.removeLast() })]
    ),
    Script(
      testDescription: "two properties that change places",
      read: { _ = ($0.note, $0.cart.couponCode) },
      events: [
        (
          ["Session.note", "CartStore.couponCode"],
          { swap(&$0.note, &$0.cart.couponCode) }
        )
      ]
    ),
  ]

  @Test(arguments: scripts, TrackingMechanism.all)
  func `a reader runs again after exactly the events that write what it read`(
    _ script: Script,
    _ mechanism: TrackingMechanism
  ) {
    let session = Session()
    let reader = Reader(mechanism: mechanism) { script.read(session) }
    var expectedRunCount = 1
    for (index, event) in script.events.enumerated() {
      event.write(session)
      let changes = reader.update()
      switch mechanism {
      case .firstWrite: #expect(changes.count == min(1, event.changes.count), "event \(index)")
      #if !canImport(Darwin)
      case .everyWrite, .everyWriteTwice: #expect(changes == event.changes, "event \(index)")
      // Writes that overlap are stored in another order than they begin.
      case .everyStoredWrite: #expect(changes.sorted() == event.changes.sorted(), "event \(index)")
      #endif
      }
      expectedRunCount += event.changes.isEmpty ? 0 : 1
      #expect(reader.runCount == expectedRunCount, "event \(index)")
    }
  }
}
