extension Publishers {
  /// Stops the process if the publisher fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Never

    /// The publisher it receives from.
    public let upstream: Upstream
    /// What the message begins with.
    public let prefix: String
    /// The file that is named.
    public let file: StaticString
    /// The line that is named.
    public let line: UInt

    /// A publisher with the given parts.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (prefix, file, line) = (prefix, file, line)
      let stage = TransformStage<Output, Upstream.Failure, Output, Never>(
        subscriber,
        name: "AssertNoFailure",
        onCompletion: { completion in
          if case .failure(let error) = completion {
            let place = prefix.isEmpty ? "" : "\(prefix): "
            preconditionFailure(
              "\(place)A publisher that must not fail ended with '\(error)'. Handle the failure.",
              file: file,
              line: line
            )
          }
          return .finished
        },
        onInput: { .send($0) }
      )
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Stops the process if the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
