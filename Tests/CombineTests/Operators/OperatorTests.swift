internal import Combine
internal import Testing

struct OperatorTests {
  @Test(arguments: OperatorCase.all)
  func `values and ends come out as they should`(_ example: OperatorCase) {
    let subject = PassthroughSubject<Int, Mishap>()
    let subscriber = TestSubscriber<String, any Error>()
    example.build(subject.eraseToAnyPublisher()).subscribe(subscriber)
    for word in example.input { subject.play(word) }
    #expect(subscriber.events == example.output)
    #expect(subscriber.subscriptionCount == 1)
  }

  @Test(arguments: OperatorCase.asking)
  func `values that are asked for one by one are the same`(_ example: OperatorCase) {
    let subscriber = TestSubscriber<String, any Error>(initial: .none)
    example.build(example.cold).subscribe(subscriber)
    let values = example.output.filter { !["|", "x", "t"].contains($0) }
    for count in 0..<values.count {
      #expect(subscriber.events.count == count)
      subscriber.request(.max(1))
      #expect(subscriber.events.count > count)
    }
    subscriber.request(.max(1))
    #expect(subscriber.events == example.output)
  }

  @Test(arguments: OperatorCase.all)
  func `values that are asked for by the subscriber's answer are the same`(
    _ example: OperatorCase
  ) {
    let subscriber = TestSubscriber<String, any Error>(initial: .max(1), more: .max(1))
    example.build(example.cold).subscribe(subscriber)
    #expect(subscriber.events == example.output)
  }

  @Test(arguments: OperatorCase.all.filter { $0.input != ["|"] })
  func `a cancellation reaches the upstream once and nothing comes after it`(
    _ example: OperatorCase
  ) {
    let subject = PassthroughSubject<Int, Mishap>()
    let subscriber = TestSubscriber<String, any Error>()
    var cancellations = 0
    let source = subject.handleEvents(receiveCancel: { cancellations += 1 })
    example.build(source.eraseToAnyPublisher()).subscribe(subscriber)
    let events = subscriber.events
    subscriber.cancel()
    subscriber.cancel()
    for word in example.input { subject.play(word) }
    #expect(cancellations == 1)
    #expect(subscriber.events == events)
  }

  @Test(arguments: OperatorCase.all)
  func `nothing comes after the end`(_ example: OperatorCase) {
    let subject = PassthroughSubject<Int, Mishap>()
    let subscriber = TestSubscriber<String, any Error>()
    example.build(subject.eraseToAnyPublisher()).subscribe(subscriber)
    for word in example.input + ["1", "|", "x", "1"] { subject.play(word) }
    #expect(subscriber.events == example.output)
  }

  @Test
  func `a subject is not asked for more after the value that ends a prefix`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let cancellable = subject.prefix(2).sink { value in
      received.append(value)
      if value < 10 { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(received == [1, 2])
    cancellable.cancel()
  }
}
