internal import Synchronization

/// What callbacks have noted, on whichever thread they were called.
package final class EventLog<Event: Sendable>: Sendable {
  private let noted = Mutex<[Event]>([])

  package init() {}

  package var events: [Event] { noted.withLock { $0 } }

  package func note(_ event: Event) {
    noted.withLock { $0.append(event) }
  }
}
