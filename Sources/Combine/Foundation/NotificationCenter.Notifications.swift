public import Foundation

extension NotificationCenter {
  /// The notifications of one name as an asynchronous sequence.
  ///
  /// `@unchecked Sendable` because nothing in it changes.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// It is made of notifications.
    public typealias Element = Notification

    private let publisher: NotificationCenter.Publisher

    fileprivate init(_ publisher: NotificationCenter.Publisher) {
      self.publisher = publisher
    }

    /// Begins to listen; notifications that are posted before are not seen.
    public func makeAsyncIterator() -> Iterator {
      Iterator(base: publisher.buffered().values.makeAsyncIterator())
    }
  }

  /// The notifications of one name, as long as they are waited for.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: Who posts them; nil for anybody.
  /// - Returns: The sequence.
  public func notifications(
    named name: Notification.Name,
    object: (any AnyObject & Sendable)? = nil
  ) -> NotificationCenter.Notifications {
    Notifications(publisher(for: name, object: object))
  }
}

extension NotificationCenter.Notifications {
  /// Waits for one notification after the other.
  ///
  /// Not Sendable.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncPublisher<Publishers.Buffer<NotificationCenter.Publisher>>.Iterator

    /// The next notification; nil once the task is cancelled.
    public mutating func next() async -> Notification? {
      await base.next()
    }
  }
}

extension NotificationCenter.Publisher {
  /// Keeps what is posted while nobody waits.
  fileprivate func buffered() -> Publishers.Buffer<Self> {
    buffer(size: .max, prefetch: .keepFull, whenFull: .dropOldest)
  }
}
