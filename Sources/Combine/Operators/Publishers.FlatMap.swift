extension Publishers {
  /// Sends the values of the publishers that a closure makes of values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The kind of values it sends.
    public typealias Output = NewPublisher.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// How many of those publishers there may be at one time.
    public let maxPublishers: Subscribers.Demand
    /// What makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let maxPublishers = maxPublishers
      let junction = MergeJunction(subscriber, name: "FlatMap")
      let link = junction.addLink()
      junction.enter()
      junction.open()
      let inlet = Inlet<Upstream.Output, Failure>(
        link,
        onSubscription: { link.request(maxPublishers) },
        onValue: { value in
          junction.enter()
          junction.join(transform(value)) { link.request(.max(1)) }
          return .none
        },
        onCompletion: { completion in
          switch completion {
          case .finished: junction.leave()
          case .failure: junction.end(completion)
          }
        }
      )
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Sends the values of the publishers that a closure makes of values.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of those publishers there may be at one time.
  ///   - transform: What makes a publisher of a value.
  /// - Returns: The publisher of their values.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Sends the values of the publishers, which may fail, that a closure makes of values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Sends the values of the publishers that a closure makes of values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Sends the values of the publishers, which cannot fail, that a closure makes of values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}
