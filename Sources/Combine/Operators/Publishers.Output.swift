extension Publishers {
  /// Sends the values at some positions, counted from zero.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The positions.
    public let range: CountableRange<Int>

    /// A publisher with the given parts.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var index = 0
      let range = range
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "Output"
      ) {
        defer { index += 1 }
        guard index >= range.lowerBound else { return .skip }
        guard index < range.upperBound else { return .finish }
        return index == range.upperBound - 1 ? .sendLast($0) : .send($0)
      }
      guard !range.isEmpty else {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends the value at a position, counted from zero.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Sends the values at some positions, counted from zero.
  ///
  /// - Precondition: No position is negative.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(
      range.lowerBound >= 0,
      "The position '\(range.lowerBound)' is negative. Count from 0."
    )
    return Publishers.Output(upstream: self, range: range)
  }

  /// Sends at most the first `maxLength` values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<maxLength)
  }
}
