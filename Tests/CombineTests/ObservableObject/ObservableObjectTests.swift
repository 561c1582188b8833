internal import Combine
internal import Fixtures
internal import Testing

/// Sends by hand what its published property does not send.
private final class HandmadeObject: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var couponCode = ""
}

/// Announces its changes through a subject of its own.
private final class SubjectObject: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
}

/// Has nothing to publish.
private final class BareObject: ObservableObject {}

struct ObservableObjectTests {
  struct Write: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let changes: [String]
    let write: @Sendable (GiftCartObject) -> Void

    init(
      _ name: String,
      announces changes: String...,
      by write: @escaping @Sendable (GiftCartObject) -> Void
    ) {
      testDescription = name
      self.changes = changes
      self.write = write
    }
  }

  static let writes = [
    Write("a new value", announces: "CartObject.couponCode") { $0.couponCode = "SPRING" },
    Write("an equal value", announces: "CartObject.couponCode") { $0.couponCode = "" },
    Write("a private property", announces: "CartObject.note") { $0.write(note: "gift") },
    Write("a subclass's property", announces: "GiftCartObject.wrapping") { $0.wrapping = "gold" },
    Write("a nested write", announces: "CartObject.lines") { $0.lines[0].quantity += 1 },
    Write("an appended line", announces: "CartObject.lines") {
      $0.lines.append(LineItem(name: "Milk"))
    },
    Write("a property passed inout", announces: "CartObject.lines") { cart in
      func clear(_ lines: inout [LineItem]) {
        lines[0].quantity = 0
        lines = []
      }
      clear(&cart.lines)
    },
    Write("two writes", announces: "CartObject.couponCode", "CartObject.note") {
      $0.couponCode = "S"
      $0.write(note: "gift")
    },
    Write("a send by hand", announces: "GiftCartObject") { $0.objectWillChange.send() },
    Write("a read") { _ = $0.lines.count + $0.couponCode.count },
  ]

  private let log = EventLog<String>()

  private func subscribe<Object: ObservableObject>(to object: Object) -> SubscriptionToken {
    object.subscribe { [log] in log.note($0.description) }
  }

  @Test(arguments: writes)
  func `each write of a published property is announced once`(_ write: Write) {
    let cart = GiftCartObject(lines: [LineItem(name: "Tea")])
    let token = subscribe(to: cart)
    write.write(cart)
    #expect(log.events == write.changes)
    token.cancel()
  }

  @Test
  func `a change is announced before the value is stored`() {
    let cart = GiftCartObject()
    let seen = EventLog<String>()
    nonisolated(unsafe) let subject = cart
    let token = cart.objectWillChange.subscribe { _ in seen.note(subject.couponCode) }
    cart.couponCode = "S"
    cart.couponCode = "SP"
    #expect(seen.events == ["", "S"])
    #expect(cart.couponCode == "SP")
    token.cancel()
  }

  @Test
  func `a published property sends nothing where the object sends by hand`() {
    let object = HandmadeObject()
    let token = subscribe(to: object)
    object.couponCode = "SPRING"
    #expect(log.events.isEmpty)
    object.objectWillChange.send()
    #expect(log.events == ["an object"])
    token.cancel()
  }

  @Test
  func `a change that a subject announces names the class of the object`() {
    let object = SubjectObject()
    let token = subscribe(to: object)
    object.objectWillChange.send("coupon")
    #expect(log.events == ["SubjectObject"])
    token.cancel()
    object.objectWillChange.send("note")
    #expect(log.events.count == 1)
  }

  @Test
  func `the publisher of an object can be combined with others`() {
    let cart = CartObject()
    var changes = 0
    let merged = cart.objectWillChange.merge(with: BareObject().objectWillChange)
    let cancellable = merged.sink { changes += 1 }
    cart.couponCode = "SPRING"
    cart.objectWillChange.send()
    #expect(changes == 2)
    cancellable.cancel()
    cart.couponCode = ""
    #expect(changes == 2)
  }

  @Test
  func `an object without published properties keeps one publisher`() {
    let (first, second) = (BareObject(), BareObject())
    #expect(first.objectWillChange === first.objectWillChange)
    #expect(first.objectWillChange !== second.objectWillChange)
    let token = subscribe(to: first)
    first.objectWillChange.send()
    second.objectWillChange.send()
    #expect(log.events == ["BareObject"])
    token.cancel()
  }

  @Test
  func `many objects that are gone leave no publisher to a new one`() {
    let old = EventLog<Void>()
    var tokens: [SubscriptionToken] = []
    for _ in 0..<1_000 {
      tokens.append(BareObject().subscribe { _ in old.note(()) })
    }
    for _ in 0..<1_000 { BareObject().objectWillChange.send() }
    #expect(tokens.count == 1_000)
    #expect(old.events.isEmpty)
  }

  @Test
  func `the publisher of an object does not retain it`() {
    weak var kept: CartObject?
    let publisher: ObservableObjectPublisher
    do {
      let cart = CartObject()
      kept = cart
      publisher = cart.objectWillChange
    }
    #expect(kept == nil)
    publisher.send()
  }
}
