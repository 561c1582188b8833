package import ObservationKit

/// The observation tracking of one node: what its last run read, and what was written since.
///
/// The run must have returned before another node is evaluated, since nested tracking leaks the
/// inner reads outward.
package final class NodeTracking: TrackingClient, @unchecked Sendable {
  // Everything but the inbox is touched on the graph's thread only.
  private unowned(unsafe) let node: Node
  private let inbox: WriteInbox
  private lazy var scope = TrackingScope(client: self, mechanism: mechanism)
  private let mechanism: TrackingMechanism
  private var isCancelled = false
  /// The writes since the last run, in order; kept for the log.
  private(set) var changes: [TrackedChange] = []

  @MainActor
  init(_ node: Node) {
    self.node = node
    inbox = node.graph.inbox
    mechanism = node.graph.trackingMechanism
  }

  /// Runs `body` and tracks what it reads; forgets what an earlier run read.
  @MainActor
  func track<Result>(_ body: () -> Result) -> Result {
    scope.track(body)
  }

  @MainActor
  func forgetChanges() {
    changes.removeAll(keepingCapacity: true)
  }

  /// Drops all registrations; the node is leaving.
  @MainActor
  func cancel() {
    isCancelled = true
    scope.cancel()
  }

  /// Takes a write, on whichever thread it is made.
  package func scopeDidInvalidate(_ scope: TrackingScope, _ change: TrackedChange) {
    guard inbox.isGraphThread else { return inbox.add { self.deliver(change) } }
    MainActor.assumeIsolated { deliver(change) }
  }

  /// Takes the end of a write; one on another thread belongs to no event, and is not counted.
  package func scopeDidStore(_ scope: TrackingScope, _ change: TrackedChange) {
    guard inbox.isGraphThread else { return }
    MainActor.assumeIsolated { node.graph.writeObserver?.didWrite(change) }
  }

  /// Invalidates the node because of a write.
  @MainActor
  func deliver(_ change: TrackedChange) {
    guard !isCancelled, node.isAlive else { return }
    node.graph.writeObserver?.willWrite(change)
    // First, since a write in another transaction has the earlier ones applied now; this one
    // is a cause of the update after.
    node.graph.observationFired(node, change)
    if node.graph.recorder != nil { changes.append(change) }
  }
}
