internal import Combine
internal import Fixtures
internal import Testing

/// Reads the cart that it was a value of when it goes.
private final class Receipt {
  weak var owner: ReceiptHolder?
  let log: EventLog<Bool>

  init(log: EventLog<Bool>) {
    self.log = log
  }

  deinit {
    log.note(owner?.receipt == nil)
  }
}

private final class ReceiptHolder: ObservableObject {
  @Published var receipt: Receipt?
}

struct PublishedTests {
  private let cart = CartObject(lines: [LineItem(name: "Tea")], note: "gift")
  private let log = EventLog<String>()

  @Test
  func `a property keeps its value though nobody observes it`() {
    cart.couponCode = "SPRING"
    cart.lines[0].quantity += 1
    #expect(cart.couponCode == "SPRING")
    #expect(cart.lines == [LineItem(name: "Tea", quantity: 2)])
  }

  @Test
  func `the publisher of a property gives the present value and each new one`() {
    let token = cart.$couponCode.sink { [log] in log.note($0) }
    cart.couponCode = "S"
    cart.couponCode = "S"
    cart.write(note: "none")
    #expect(log.events == ["", "S", "S"])
    token.cancel()
    cart.couponCode = "SP"
    #expect(log.events.count == 3)
  }

  @Test
  func `the object is announced before the property`() {
    let property = cart.$couponCode.sink { [log] in log.note("property \($0)") }
    let object = cart.objectWillChange.subscribe { [log] _ in log.note("object") }
    cart.couponCode = "S"
    #expect(log.events == ["property ", "object", "property S"])
    withExtendedLifetime((property, object)) {}
  }

  @Test
  func `a publisher assigned to a property writes it, and the object announces it`() {
    let codes = PassthroughSubject<String, Never>()
    codes.map { $0.uppercased() }.assign(to: &cart.$couponCode)
    let object = cart.objectWillChange.subscribe { [log] in log.note($0.description) }
    codes.send("spring")
    #expect(cart.couponCode == "SPRING")
    #expect(log.events == ["CartObject.couponCode"])
    object.cancel()
  }

  @Test
  func `a property ends what is assigned to it when it goes`() {
    let codes = PassthroughSubject<String, Never>()
    var cancellations = 0
    do {
      let cart = CartObject()
      let counted = codes.handleEvents(receiveCancel: { cancellations += 1 })
      counted.assign(to: &cart.$couponCode)
      codes.send("SPRING")
      #expect(cart.couponCode == "SPRING")
    }
    #expect(cancellations == 1)
  }

  @Test
  func `a property whose subscriber wants nothing sends the value of the moment when it does`() {
    let subscriber = TestSubscriber<String, Never>(initial: .none)
    cart.$couponCode.subscribe(subscriber)
    cart.couponCode = "S"
    cart.couponCode = "SP"
    #expect(subscriber.events == [])
    subscriber.request(.max(2))
    #expect(subscriber.events == ["SP"])
    cart.couponCode = "SPR"
    cart.couponCode = "SPRI"
    #expect(subscriber.events == ["SP", "SPR"])
    subscriber.request(.max(1))
    #expect(subscriber.events == ["SP", "SPR", "SPRI"])
  }

  @Test
  func `an operator chain reads like that of an app`() {
    var isValid: [Bool] = []
    let cancellable = cart.$couponCode
      .combineLatest(cart.$lines)
      .map { $0.count >= 3 && !$1.isEmpty }
      .removeDuplicates()
      .sink { isValid.append($0) }
    cart.couponCode = "SPRING"
    cart.couponCode = "SPRING1"
    cart.lines = []
    #expect(isValid == [false, true, false])
    cancellable.cancel()
  }

  @Test
  func `a subscriber may write another property`() {
    nonisolated(unsafe) let subject = cart
    let token = cart.objectWillChange.subscribe { [log] change in
      log.note(change.description)
      if change.property == "couponCode" { subject.write(note: "coupon") }
    }
    cart.couponCode = "SPRING"
    #expect(log.events == ["CartObject.couponCode", "CartObject.note"])
    #expect(cart.couponCode == "SPRING")
    token.cancel()
  }

  @Test
  func `of two nested writes to a property the outer one is stored last`() {
    nonisolated(unsafe) let subject = cart
    let token = cart.objectWillChange.subscribe { [log] _ in
      log.note(subject.couponCode)
      if log.events.count == 1 { subject.couponCode = "INNER" }
    }
    cart.couponCode = "OUTER"
    #expect(log.events == ["", ""])
    #expect(cart.couponCode == "OUTER")
    token.cancel()
  }

  @Test
  func `a value that goes may read the property that held it`() {
    let log = EventLog<Bool>()
    let holder = ReceiptHolder()
    holder.receipt = Receipt(log: log)
    holder.receipt?.owner = holder
    holder.receipt = nil
    #expect(log.events == [true])
  }

  @Test
  func `each write on other threads is announced by the thread that writes`() async {
    nonisolated(unsafe) let subject = cart
    let inside = EventLog<Bool>()
    let token = cart.objectWillChange.subscribe { _ in inside.note(Writer.isWriting) }
    await withTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          Writer.$isWriting.withValue(true) {
            for count in 0..<250 { subject.couponCode = "\(writer) \(count)" }
          }
        }
      }
    }
    #expect(inside.events.count == 1_000)
    #expect(inside.events.allSatisfy { $0 })
    #expect(cart.couponCode.hasSuffix(" 249"))
    token.cancel()
  }

  @Test
  func `a publisher of another property cannot take a property's place`() async {
    await #expect(processExitsWith: .failure) {
      let (cart, other) = (CartObject(), CartObject())
      cart.$couponCode = other.$couponCode
    }
  }
}
