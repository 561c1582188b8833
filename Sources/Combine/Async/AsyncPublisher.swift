/// The values of a publisher that cannot fail, as an asynchronous sequence.
///
/// Not Sendable.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// It is made of the publisher's values.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let owner = ValueStreamOwner<P.Output, Never>()
    publisher.subscribe(owner.stream)
    return Iterator(owner: owner)
  }

  /// Waits for one value after the other.

  ///

  /// Not Sendable.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let owner: ValueStreamOwner<P.Output, Never>

    /// The next value; nil at the end, or once the task is cancelled.
    public mutating func next() async -> P.Output? {
      switch await owner.stream.next().value {
      case .value(let value): value
      case .end: nil
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence; one is asked for whenever one is waited for.
  public var values: AsyncPublisher<Self> {
    AsyncPublisher(self)
  }
}
