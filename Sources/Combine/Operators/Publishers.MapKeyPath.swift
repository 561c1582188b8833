extension Publishers {
  /// Sends a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The property that is sent.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// A publisher with the given parts.
    public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let keyPath = keyPath
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "ValueForKey"
      ) { .send($0[keyPath: keyPath]) }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends properties of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// The kind of values it sends.
    public typealias Output = (Output0, Output1)
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The property that is sent.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The property that is sent.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let keyPath0 = keyPath0
      let keyPath1 = keyPath1
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "ValueForKeys"
      ) { .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends properties of each value.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    /// The kind of values it sends.
    public typealias Output = (Output0, Output1, Output2)
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The property that is sent.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The property that is sent.
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    /// The property that is sent.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>,
      keyPath2: KeyPath<Upstream.Output, Output2>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
      self.keyPath2 = keyPath2
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let keyPath0 = keyPath0
      let keyPath1 = keyPath1
      let keyPath2 = keyPath2
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "ValueForKeys"
      ) { .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])) }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Sends two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Sends three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>,
    _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(
      upstream: self,
      keyPath0: keyPath0,
      keyPath1: keyPath1,
      keyPath2: keyPath2
    )
  }
}
