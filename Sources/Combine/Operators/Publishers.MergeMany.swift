extension Publishers {
  /// Sends the values of any number of publishers of one type as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publishers whose values are sent.
    public let publishers: [Upstream]

    /// A publisher of the values of these publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// A publisher of the values of these publishers.
    public init<C: Swift.Sequence>(_ upstream: C) where C.Element == Upstream {
      publishers = Array(upstream)
    }

    /// A publisher of the values of these publishers and another one.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany(publishers + [other])
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = MergeJunction(subscriber, name: "Merge")
      junction.enter()
      junction.enter(publishers.count)
      junction.open()
      for publisher in publishers { junction.join(publisher) }
      junction.leave()
    }
  }
}

extension Publisher {
  /// Sends the values of this and another publisher of the same type as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
