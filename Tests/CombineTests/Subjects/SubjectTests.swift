internal import Combine
internal import Testing

struct SubjectTests {
  private let passing = PassthroughSubject<Int, Mishap>()
  private let keeping = CurrentValueSubject<Int, Mishap>(0)

  @Test
  func `a passthrough subject sends to those who are subscribed and want a value`() {
    let early = TestSubscriber<Int, Mishap>()
    let modest = TestSubscriber<Int, Mishap>(initial: .max(1))
    passing.send(0)
    passing.subscribe(early)
    passing.subscribe(modest)
    passing.send(1)
    passing.send(2)
    modest.request(.max(1))
    passing.send(3)
    passing.send(completion: .finished)
    #expect(early.events == ["1", "2", "3", "|"])
    #expect(modest.events == ["1", "3", "|"])
  }

  @Test
  func `a current value subject begins with its value`() {
    let subscriber = TestSubscriber<Int, Mishap>()
    keeping.value = 1
    keeping.subscribe(subscriber)
    keeping.value += 1
    keeping.send(3)
    #expect(subscriber.events == ["1", "2", "3"])
    #expect(keeping.value == 3)
  }

  @Test
  func `a current value subject keeps the latest value for those who want none yet`() {
    let subscriber = TestSubscriber<Int, Mishap>(initial: .none)
    keeping.subscribe(subscriber)
    keeping.send(1)
    keeping.send(2)
    subscriber.request(.max(1))
    #expect(subscriber.events == ["2"])
    subscriber.request(.max(1))
    #expect(subscriber.events == ["2"])
    keeping.send(3)
    #expect(subscriber.events == ["2", "3"])
  }

  @Test
  func `the end is sent once and ends the value too`() {
    let subscriber = TestSubscriber<Int, Mishap>()
    keeping.subscribe(subscriber)
    keeping.send(completion: .failure(.failed))
    keeping.send(completion: .finished)
    keeping.send(1)
    #expect(subscriber.events == ["0", "x"])
    #expect(keeping.value == 0)
  }

  @Test
  func `who comes after the end is told so at once`() {
    passing.send(completion: .finished)
    let subscriber = TestSubscriber<Int, Mishap>(initial: .none)
    passing.subscribe(subscriber)
    #expect(subscriber.events == ["|"])
    #expect(subscriber.subscriptionCount == 1)
  }

  @Test
  func `subscribers are called in the order in which they subscribed`() {
    var order: [String] = []
    let cancellables = ["field", "list", "total"].map { name in
      passing.sink { _ in
      } receiveValue: { _ in
        order.append(name)
      }
    }
    passing.send(1)
    #expect(order == ["field", "list", "total"])
    withExtendedLifetime(cancellables) {}
  }

  @Test
  func `who is cancelled during a send is not called by it any more`() {
    var received = 0
    var second: AnyCancellable?
    let first = passing.sink { _ in
    } receiveValue: { _ in
      second?.cancel()
    }
    second = passing.sink { _ in
    } receiveValue: { _ in
      received += 1
    }
    passing.send(1)
    #expect(received == 0)
    first.cancel()
  }

  @Test
  func `a send from a subscriber arrives before the outer one is over`() {
    var received: [Int] = []
    let cancellable = passing.sink { _ in
    } receiveValue: { [passing] value in
      received.append(value)
      if value == 1 { passing.send(2) }
      received.append(-value)
    }
    passing.send(1)
    #expect(received == [1, 2, -2, -1])
    cancellable.cancel()
  }

  @Test
  func `a subject passes on a publisher that it is subscribed to`() {
    let subscriber = TestSubscriber<Int, Mishap>()
    passing.subscribe(subscriber)
    let cancellable = keeping.subscribe(passing)
    keeping.send(1)
    cancellable.cancel()
    keeping.send(2)
    #expect(subscriber.events == ["0", "1"])
  }

  @Test
  func `values from many threads are delivered one at a time`() async {
    let subject = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) var depth = 0
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) var overlaps = 0
    let cancellable = subject.sink { _ in
      depth += 1
      if depth > 1 { overlaps += 1 }
      count += 1
      depth -= 1
    }
    nonisolated(unsafe) let shared = subject
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask { for number in 0..<500 { shared.send(number) } }
      }
    }
    #expect(count == 2_000)
    #expect(overlaps == 0)
    cancellable.cancel()
  }

  @Test
  func `a subject releases a subscriber that has cancelled`() {
    final class Receiver {}
    weak var kept: Receiver?
    let cancellable: AnyCancellable
    do {
      let receiver = Receiver()
      kept = receiver
      cancellable = passing.sink { _ in
      } receiveValue: { _ in
        _ = receiver
      }
    }
    #expect(kept != nil)
    cancellable.cancel()
    #expect(kept == nil)
  }
}
