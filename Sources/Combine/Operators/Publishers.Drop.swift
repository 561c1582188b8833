extension Publishers {
  /// Sends what comes after a number of values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// The number of values that are not sent.
    public let count: Int

    /// A publisher with the given parts.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var remaining = count
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "Drop"
      ) {
        guard remaining > 0 else { return .send($0) }
        remaining -= 1
        return .skip
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends the values from the first that a closure rejects.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// Whether a value is not sent yet.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher with the given parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      let predicate = predicate
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        subscriber,
        name: "DropWhile"
      ) {
        isDropping = isDropping && predicate($0)
        return isDropping ? .skip : .send($0)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publishers {
  /// Sends the values from the first that a closure rejects, and ends where it throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = any Error

    /// The publisher it receives from.
    public let upstream: Upstream
    /// Whether a value is not sent yet.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher with the given parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      let predicate = predicate
      let stage = TransformStage<Upstream.Output, Upstream.Failure, Output, Failure>(
        throwing: subscriber,
        name: "TryDropWhile"
      ) {
        isDropping = try isDropping && predicate($0)
        return isDropping ? .skip : .send($0)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends what comes after the first `count` values.
  ///
  /// - Precondition: `count` is not negative.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "The number '\(count)' of values to drop is negative. Drop 0 or more.")
    return Publishers.Drop(upstream: self, count: count)
  }

  /// Sends the values from the first that a closure rejects.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Sends the values from the first that a closure rejects, and ends where it throws.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
