internal import Combine
internal import Testing

struct PublisherTests {
  /// Gives all events to a subscriber that wants everything.
  private func events<P: Publisher>(of publisher: P) -> [String] {
    let subscriber = TestSubscriber<P.Output, P.Failure>()
    publisher.subscribe(subscriber)
    return subscriber.events
  }

  @Test
  func `publishers without an upstream send what they are made of`() {
    #expect(events(of: Just(1)) == ["1", "|"])
    #expect(events(of: Fail<Int, Mishap>(error: .failed)) == ["x"])
    #expect(events(of: Empty<Int, Never>()) == ["|"])
    #expect(events(of: Empty<Int, Never>(completeImmediately: false)) == [])
    #expect(events(of: [1, 2].publisher) == ["1", "2", "|"])
    #expect(events(of: (1...3).publisher) == ["1", "2", "3", "|"])
    #expect(events(of: [Int]().publisher) == ["|"])
    #expect(events(of: Int?.some(1).publisher) == ["1", "|"])
    #expect(events(of: Int?.none.publisher) == ["|"])
    #expect(events(of: Result<Int, Mishap>.success(1).publisher) == ["1", "|"])
    #expect(events(of: Result<Int, Mishap>.failure(.failed).publisher) == ["x"])
  }

  @Test
  func `a sequence sends as many elements as are wanted and ends after the last one`() {
    let subscriber = TestSubscriber<Int, Never>(initial: .none)
    [1, 2, 3].publisher.subscribe(subscriber)
    #expect(subscriber.events == [])
    subscriber.request(.max(2))
    #expect(subscriber.events == ["1", "2"])
    subscriber.request(.max(1))
    #expect(subscriber.events == ["1", "2", "3", "|"])
  }

  @Test
  func `a sequence stops where it is cancelled`() {
    var received: [Int] = []
    var cancellable: AnyCancellable?
    let start = PassthroughSubject<Void, Never>()
    cancellable = start.flatMap { (1...10).publisher }.sink { value in
      received.append(value)
      if value == 3 { cancellable?.cancel() }
    }
    start.send()
    #expect(received == [1, 2, 3])
  }

  @Test
  func `a deferred publisher is made for each subscriber`() {
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(events(of: deferred) == ["1", "|"])
    #expect(events(of: deferred) == ["2", "|"])
  }

  @Test
  func `a future works once and gives all subscribers the same`() {
    var promise: Future<Int, Mishap>.Promise?
    var count = 0
    let future = Future<Int, Mishap> {
      count += 1
      promise = $0
    }
    #expect(count == 1)
    let early = TestSubscriber<Int, Mishap>()
    let modest = TestSubscriber<Int, Mishap>(initial: .none)
    let cancelled = TestSubscriber<Int, Mishap>()
    for subscriber in [early, modest, cancelled] { future.subscribe(subscriber) }
    cancelled.cancel()
    promise?(.success(7))
    promise?(.success(8))
    #expect(early.events == ["7", "|"])
    #expect(modest.events == [])
    modest.request(.max(1))
    #expect(modest.events == ["7", "|"])
    #expect(cancelled.events == [])
    #expect(events(of: future) == ["7", "|"])
    #expect(count == 1)
  }

  @Test
  func `a future that fails says so whatever is wanted`() {
    let future = Future<Int, Mishap> { $0(.failure(.failed)) }
    let subscriber = TestSubscriber<Int, Mishap>(initial: .none)
    future.subscribe(subscriber)
    #expect(subscriber.events == ["x"])
  }

  @Test
  func `shared publishers subscribe once and disconnect with the last subscriber`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let shared = subject.handleEvents(
      receiveSubscription: { _ in log.append("begin") },
      receiveCancel: { log.append("end") }
    ).share()
    let first = shared.sink { log.append("first \($0)") }
    let second = shared.sink { log.append("second \($0)") }
    subject.send(1)
    first.cancel()
    subject.send(2)
    second.cancel()
    subject.send(3)
    #expect(log == ["begin", "first 1", "second 1", "second 2", "end"])
  }

  @Test
  func `who comes to a shared publisher after its end does not begin it again`() {
    var count = 0
    let shared = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }.share()
    #expect(events(of: shared) == ["1", "|"])
    #expect(events(of: shared) == ["|"])
    #expect(count == 1)
  }

  @Test
  func `a connectable publisher waits until it is connected`() {
    let connectable = [1, 2].publisher.makeConnectable()
    let first = TestSubscriber<Int, Never>()
    let second = TestSubscriber<Int, Never>()
    connectable.subscribe(first)
    connectable.subscribe(second)
    #expect(first.events == [])
    let connection = connectable.connect()
    #expect(first.events == ["1", "2", "|"])
    #expect(second.events == ["1", "2", "|"])
    connection.cancel()
  }

  @Test
  func `a publisher without a type sends the same and is not wrapped twice`() {
    let erased = [1].publisher.eraseToAnyPublisher()
    #expect(events(of: erased.eraseToAnyPublisher()) == ["1", "|"])
  }
}
