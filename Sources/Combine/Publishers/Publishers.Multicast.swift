internal import Foundation

extension Publishers {
  /// Sends the values of one subscription to many subscribers, through a subject.
  ///
  /// Not Sendable, as in Combine; any thread may subscribe and connect.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// What makes the subject.
    public let createSubject: () -> SubjectType

    private let lock = NSLock()
    private var madeSubject: SubjectType?

    /// A publisher with the given parts.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      if let subject = lock.withLock({ madeSubject }) { return subject }
      let candidate = createSubject()
      return lock.withLock {
        let subject = madeSubject ?? candidate
        madeSubject = subject
        return subject
      }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Subscribes to the upstream publisher.
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }
}

extension Publisher {
  /// Sends the values of one subscription to many subscribers, through a subject.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Failure == Failure, S.Output == Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values of one subscription to many subscribers, through a subject.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where S.Failure == Failure, S.Output == Output {
    multicast { subject }
  }
}
