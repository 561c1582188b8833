import ObservationKit
import Synchronization

/// Notes every invalidation of the scopes whose client it is.
final class ChangeLog: TrackingClient, Sendable {
  private let noted = Mutex<[TrackedChange]>([])
  private let onChange: @Sendable (TrackingScope) -> Void

  init(onChange: @escaping @Sendable (TrackingScope) -> Void = { _ in }) {
    self.onChange = onChange
  }

  var changes: [TrackedChange] { noted.withLock { $0 } }

  var count: Int { noted.withLock { $0.count } }

  func scopeDidInvalidate(_ scope: TrackingScope, _ change: TrackedChange) {
    noted.withLock { $0.append(change) }
    onChange(scope)
  }
}
