internal import Combine
internal import Foundation
internal import Testing

struct SubscriberTests {
  private final class Cart {
    var couponCode = ""
    let log: (String) -> Void

    init(log: @escaping (String) -> Void = { _ in }) {
      self.log = log
    }

    deinit {
      log("cart gone")
    }
  }

  @Test
  func `a sink takes values and the end`() {
    var log: [String] = []
    let cancellable = [1, 2].publisher.sink {
      log.append("\($0)")
    } receiveValue: {
      log.append("\($0)")
    }
    #expect(log == ["1", "2", "finished"])
    cancellable.cancel()
  }

  @Test
  func `a sink releases its closures at the end`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var cancellable: AnyCancellable?
    do {
      let cart = Cart { log.append($0) }
      cancellable = subject.sink { cart.couponCode = "\($0)" }
    }
    subject.send(1)
    #expect(log == [])
    subject.send(completion: .finished)
    #expect(log == ["cart gone"])
    cancellable?.cancel()
  }

  @Test
  func `an assignment writes a property and keeps the object meanwhile`() {
    let codes = PassthroughSubject<String, Never>()
    var log: [String] = []
    weak var kept: Cart?
    var cancellable: AnyCancellable?
    do {
      let cart = Cart { log.append($0) }
      kept = cart
      cancellable = codes.assign(to: \.couponCode, on: cart)
    }
    codes.send("SPRING")
    #expect(kept?.couponCode == "SPRING")
    cancellable = nil
    #expect(log == ["cart gone"])
    withExtendedLifetime(cancellable) {}
  }

  @Test
  func `a cancellable that is gone cancels, once`() {
    var count = 0
    var cancellables = Set<AnyCancellable>()
    var list: [AnyCancellable] = []
    AnyCancellable { count += 1 }.store(in: &cancellables)
    AnyCancellable { count += 10 }.store(in: &list)
    let cancelled = AnyCancellable { count += 100 }
    cancelled.store(in: &cancellables)
    cancelled.cancel()
    cancelled.cancel()
    #expect(count == 100)
    cancellables = []
    #expect(count == 101)
    list = []
    #expect(count == 111)
  }

  @Test
  func `any subscriber passes everything on to the one it hides`() {
    let subscriber = TestSubscriber<Int, Never>(initial: .max(1), more: .max(1))
    [1, 2].publisher.subscribe(AnySubscriber(subscriber))
    #expect(subscriber.events == ["1", "2", "|"])
    var received: [Int] = []
    [1, 2, 3].publisher.subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: { value in
          received.append(value)
          return value == 1 ? .max(1) : .none
        }
      )
    )
    #expect(received == [1, 2])
  }

  @Test
  func `demand is added, subtracted and compared, and unlimited stays so`() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) + 3 == 5)
    #expect(Demand.max(2) - .max(3) == .none)
    #expect(Demand.max(3) * 2 == .max(6))
    #expect(Demand.unlimited + 1 == .unlimited)
    #expect(Demand.unlimited - 1 == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(.max) + .max(.max) == .unlimited)
    #expect(Demand.max(1) < .unlimited)
    #expect(Demand.max(1) < 2)
    #expect(Demand.unlimited > 2)
    #expect(Demand.unlimited.max == nil)
    #expect(Demand.max(2).max == 2)
    #expect("\(Demand.max(2)) \(Demand.unlimited)" == "max(2) unlimited")
  }

  @Test
  func `a negative demand stops the process`() async {
    await #expect(processExitsWith: .failure) {
      _ = Subscribers.Demand.max(-1)
    }
  }

  @Test
  func `an end can be compared and stored`() throws {
    typealias End = Subscribers.Completion<Never>
    #expect(End.finished == .finished)
    let data = try JSONEncoder().encode([End.finished])
    #expect(String(decoding: data, as: UTF8.self) == #"[{"success":true}]"#)
    #expect(try JSONDecoder().decode([End].self, from: data) == [.finished])
  }
}
