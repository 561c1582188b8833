internal import Combine
internal import Testing

struct CombiningTests {
  static let cases: [CombiningCase] = [
    CombiningCase("merge", "a1 b2 a3 a| b4 b|", "1 2 3 4 |") { $0[0].merge(with: $0[1]) },
    CombiningCase("merge", "a1 bx a2", "1 x") { $0[0].merge(with: $0[1]) },
    CombiningCase("merge 3", "a1 b2 c3 a| b| c|", "1 2 3 |") { $0[0].merge(with: $0[1], $0[2]) },
    CombiningCase("merge 4", "d1 a| b| c| d|", "1 |") { $0[0].merge(with: $0[1], $0[2], $0[3]) },
    CombiningCase("merge 5", "e1", "1") { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4]) },
    CombiningCase("merge 6", "f1", "1") { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5]) },
    CombiningCase("merge 7", "g1", "1") {
      $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6])
    },
    CombiningCase("merge 8", "h1 a2 hx a3", "1 2 x") {
      $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
    },
    CombiningCase("merge many", "a1 h2", "1 2") { Publishers.MergeMany($0) },
    CombiningCase("merge none", "", "|") { _ in
      Publishers.MergeMany([PassthroughSubject<Int, Mishap>]())
    },
    CombiningCase("combineLatest", "a1 a2 b3 b4 a5", "(2,3) (2,4) (5,4)") {
      $0[0].combineLatest($0[1])
    },
    CombiningCase("combineLatest", "a1 b2 a| b3 b|", "(1,2) (1,3) |") {
      $0[0].combineLatest($0[1])
    },
    CombiningCase("combineLatest", "a1 b2 bx a3", "(1,2) x") { $0[0].combineLatest($0[1]) },
    CombiningCase("combineLatest transform", "a1 b2 a3", "3 5") { $0[0].combineLatest($0[1], +) },
    CombiningCase("combineLatest 3", "a1 b2 c3 a4 c5", "(1,2,3) (4,2,3) (4,2,5)") {
      $0[0].combineLatest($0[1], $0[2])
    },
    CombiningCase("combineLatest 3 transform", "a1 b2 c3", "6") {
      $0[0].combineLatest($0[1], $0[2]) { $0 + $1 + $2 }
    },
    CombiningCase("combineLatest 4", "a1 b2 c3 d4 b5 a| b| c| d|", "(1,2,3,4) (1,5,3,4) |") {
      $0[0].combineLatest($0[1], $0[2], $0[3])
    },
    CombiningCase("zip", "a1 a2 b3 b4 b5", "(1,3) (2,4)") { $0[0].zip($0[1]) },
    CombiningCase("zip", "a1 a2 b3 b|", "(1,3) |") { $0[0].zip($0[1]) },
    CombiningCase("zip", "a1 a2 a| b3 b4 b5", "(1,3) (2,4) |") { $0[0].zip($0[1]) },
    CombiningCase("zip", "a1 bx", "x") { $0[0].zip($0[1]) },
    CombiningCase("zip transform", "a1 b2", "3") { $0[0].zip($0[1], +) },
    CombiningCase("zip 3", "c1 b2 a3 a4", "(3,2,1)") { $0[0].zip($0[1], $0[2]) },
    CombiningCase("zip 4", "a1 b2 c3 d4 d|", "(1,2,3,4) |") { $0[0].zip($0[1], $0[2], $0[3]) },
    CombiningCase("drop until output", "a1 b9 a2 b9 a3 a|", "2 3 |") {
      $0[0].drop(untilOutputFrom: $0[1])
    },
    CombiningCase("drop until the end of what sends nothing", "a1 b| a2", "|") {
      $0[0].drop(untilOutputFrom: $0[1])
    },
    CombiningCase("drop until a failure", "a1 bx a2", "x") {
      $0[0].drop(untilOutputFrom: $0[1])
    },
    CombiningCase("prefix until output", "a1 a2 b9 a3", "1 2 |") {
      $0[0].prefix(untilOutputFrom: $0[1])
    },
    CombiningCase("prefix until the end of what sends nothing", "a1 b| a2 ax", "1 2 x") {
      $0[0].prefix(untilOutputFrom: $0[1])
    },
    CombiningCase("prepend a publisher", "a1 b9 b2 b| a3", "9 2 3") { $0[0].prepend($0[1]) },
    CombiningCase("append a publisher", "b9 a1 a| b2 b|", "1 2 |") { $0[0].append($0[1]) },
    CombiningCase("switchToLatest", "c0 a1 b2 c1 a3 b4 c| b5 b|", "1 4 5 |") { sources in
      sources[2].map { sources[$0] }.switchToLatest()
    },
    CombiningCase("switchToLatest", "c0 a1 a| c1 b2 c| b|", "1 2 |") { sources in
      sources[2].map { sources[$0] }.switchToLatest()
    },
    CombiningCase("switchToLatest", "c0 a1 cx a2", "1 x") { sources in
      sources[2].map { sources[$0] }.switchToLatest()
    },
    CombiningCase("flatMap", "c0 c1 a1 b2 a3 c| a| b4 b|", "1 2 3 4 |") { sources in
      sources[2].flatMap { sources[$0] }
    },
    CombiningCase("flatMap", "c0 c1 a1 bx a2", "1 x") { sources in
      sources[2].flatMap { sources[$0] }
    },
    CombiningCase("flatMap of one at a time", "c0 c1 a1 b2 a| c1 b3", "1 3") { sources in
      sources[2].flatMap(maxPublishers: .max(1)) { sources[$0] }
    },
  ]

  private let sources = (0..<8).map { _ in PassthroughSubject<Int, Mishap>() }

  @Test(arguments: cases)
  func `values of several publishers come out as they should`(_ example: CombiningCase) {
    let subscriber = TestSubscriber<String, Mishap>()
    example.build(sources).subscribe(subscriber)
    example.play(to: sources)
    #expect(subscriber.events == example.output)
  }

  @Test(arguments: cases)
  func `a cancellation ends all subscriptions`(_ example: CombiningCase) {
    let subscriber = TestSubscriber<String, Mishap>()
    example.build(sources).subscribe(subscriber)
    let events = subscriber.events
    subscriber.cancel()
    example.play(to: sources)
    #expect(subscriber.events == events)
  }

  @Test
  func `merged values wait until they are wanted`() {
    let first = [1, 2].publisher
    let subscriber = TestSubscriber<Int, Never>(initial: .none)
    first.merge(with: [8, 9].publisher).subscribe(subscriber)
    #expect(subscriber.events == [])
    subscriber.request(.max(1))
    #expect(subscriber.events == ["1"])
    subscriber.request(.max(2))
    #expect(subscriber.events == ["1", "8", "2"])
    subscriber.request(.unlimited)
    #expect(subscriber.events == ["1", "8", "2", "9", "|"])
  }

  @Test
  func `pairs wait until they are wanted`() {
    let subscriber = TestSubscriber<String, Never>(initial: .max(1))
    let pairs = [1, 2, 3].publisher.zip([7, 8, 9].publisher) { "\($0)\($1)" }
    pairs.subscribe(subscriber)
    #expect(subscriber.events == ["17"])
    subscriber.request(.max(1))
    #expect(subscriber.events == ["17", "28"])
    subscriber.request(.max(5))
    #expect(subscriber.events == ["17", "28", "39", "|"])
  }

  @Test
  func `a publisher that is retried begins again, at most as often as it may`() {
    var attempts = 0
    let failing = Deferred { () -> Publishers.Concatenate<Just<Int>.Failing, Fail<Int, Mishap>> in
      attempts += 1
      return Just(attempts).setFailureType(to: Mishap.self).append(Fail(error: .failed))
    }
    let subscriber = TestSubscriber<Int, Mishap>()
    failing.retry(2).subscribe(subscriber)
    #expect(subscriber.events == ["1", "2", "3", "x"])
  }
}

extension Just {
  fileprivate typealias Failing = Publishers.SetFailureType<Just<Output>, Mishap>
}
