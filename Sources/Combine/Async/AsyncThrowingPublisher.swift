/// The values of a publisher that can fail, as an asynchronous sequence.
///
/// Not Sendable.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// It is made of the publisher's values.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let owner = ValueStreamOwner<P.Output, P.Failure>()
    publisher.subscribe(owner.stream)
    return Iterator(owner: owner)
  }

  /// Waits for one value after the other.

  ///

  /// Not Sendable.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let owner: ValueStreamOwner<P.Output, P.Failure>

    /// The next value; nil at the end, or once the task is cancelled.
    ///
    /// - Throws: The publisher's failure.
    public mutating func next() async throws -> P.Output? {
      switch await owner.stream.next().value {
      case .value(let value): return value
      case .end(let failure?): throw failure
      case .end(nil): return nil
      }
    }
  }
}

extension Publisher {
  /// The values as an asynchronous sequence; one is asked for whenever one is waited for.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> {
    AsyncThrowingPublisher(self)
  }
}
