public import Foundation

extension NotificationCenter {
  /// Sends the notifications of one name.
  ///
  /// Not Sendable, as the object that posts them is not.
  public struct Publisher: Combine.Publisher {
    /// It sends notifications.
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; nil for anybody.
    public let object: AnyObject?

    /// A publisher with the given parts.
    public init(
      center: NotificationCenter,
      name: Notification.Name,
      object: AnyObject? = nil
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let subject = PassthroughSubject<Notification, Never>()
      let carried = Carried(subject)
      // Without a queue, the block is called by the thread that posts.
      let observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
        carried.value.send(notification)
      }
      let (center, observing) = (center, Carried(observer))
      let observed = subject.handleEvents(receiveCancel: {
        center.removeObserver(observing.value)
      })
      observed.subscribe(subscriber)
    }
  }

  /// A publisher of the notifications of one name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: Who posts them; nil for anybody.
  /// - Returns: The publisher.
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both send the same notifications.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
