internal import Synchronization

/// What callbacks have noted, on whichever thread they were called.
final class EventLog<Event: Sendable>: Sendable {
  private let noted = Mutex<[Event]>([])

  var events: [Event] { noted.withLock { $0 } }

  func note(_ event: Event) {
    noted.withLock { $0.append(event) }
  }
}
