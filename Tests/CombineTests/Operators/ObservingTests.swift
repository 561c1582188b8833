internal import Combine
internal import Testing

struct ObservingTests {
  /// Keeps what is written to it.
  private final class Page: TextOutputStream {
    private(set) var text = ""

    func write(_ string: String) {
      text += string
    }
  }

  @Test
  func `print writes all that passes`() {
    let page = Page()
    let subject = PassthroughSubject<Int, Mishap>()
    let subscriber = TestSubscriber<Int, Mishap>(initial: .max(1), more: .max(1))
    subject.print("cart", to: page).subscribe(subscriber)
    subject.send(1)
    subject.send(completion: .failure(.failed))
    let other = TestSubscriber<Int, Never>()
    Just(2).print(to: page).subscribe(other)
    let cancelled = PassthroughSubject<Int, Never>().print(to: page).sink { _ in }
    cancelled.cancel()
    #expect(
      page.text == """
        cart: receive subscription: (PassthroughSubject)
        cart: request max(1)
        cart: receive value: (1)
        cart: request max(1)
        cart: receive error: (failed)
        receive subscription: (Just)
        request unlimited
        receive value: (2)
        receive finished
        receive subscription: (PassthroughSubject)
        request unlimited
        receive cancel

        """
    )
  }

  @Test
  func `event handlers are called before what they are told is passed on`() {
    var log: [String] = []
    let cancellable = Just(1)
      .handleEvents(
        receiveSubscription: { _ in log.append("subscription") },
        receiveOutput: { log.append("output \($0)") },
        receiveCompletion: { log.append("completion \($0)") },
        receiveCancel: { log.append("cancel") },
        receiveRequest: { log.append("request \($0)") }
      )
      .sink { log.append("received \($0)") }
    cancellable.cancel()
    #expect(
      log == ["subscription", "request unlimited", "output 1", "received 1", "completion finished"]
    )
  }

  @Test
  func `a publisher that must not fail stops the process when it does`() async {
    await #expect(processExitsWith: .failure) {
      let cancellable = Fail<Int, Mishap>(error: .failed).assertNoFailure().sink { _ in }
      cancellable.cancel()
    }
  }

  @Test
  func `a buffer keeps what nobody wants yet, up to its size`() {
    let subject = PassthroughSubject<Int, Mishap>()
    let newest = TestSubscriber<Int, Mishap>(initial: .none)
    let oldest = TestSubscriber<Int, Mishap>(initial: .none)
    let failing = TestSubscriber<Int, Mishap>(initial: .none)
    subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(newest)
    subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(oldest)
    subject
      .buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .failed })
      .subscribe(failing)
    for number in 1...3 { subject.send(number) }
    for subscriber in [newest, oldest, failing] { subscriber.request(.unlimited) }
    subject.send(completion: .finished)
    #expect(newest.events == ["1", "2", "|"])
    #expect(oldest.events == ["2", "3", "|"])
    #expect(failing.events == ["1", "2", "x"])
  }
}
