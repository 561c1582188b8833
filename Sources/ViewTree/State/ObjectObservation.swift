internal import ObservationKit

/// The subscription of one node to one observable object.
@MainActor
final class ObjectObservation<Object: ObservableObject> {
  private unowned let node: Node
  private var object: Object?
  private var subscription: SubscriptionToken?
  private var changes: [ObjectChange] = []
  private var hasAnotherInstance = false

  init(_ node: Node) {
    self.node = node
  }

  /// Follows `object` from now on.
  ///
  /// - Returns: Whether it announced a change, or is another instance than before.
  func observe(_ object: Object) -> Bool {
    hasAnotherInstance = self.object.map { $0 !== object } ?? false
    if self.object !== object {
      self.object = object
      changes = []
      subscribe(object)
      return hasAnotherInstance
    }
    return !changes.isEmpty
  }

  private func subscribe(_ object: Object) {
    let inbox = node.graph.inbox
    subscription = object.subscribe { [weak self] change in
      guard inbox.isGraphThread else { return inbox.add { self?.receiveFromElsewhere(change) } }
      MainActor.assumeIsolated { self?.receive(change) }
    }
  }

  private func receive(_ change: ObjectChange) {
    guard node.isAlive else { return }
    // First, since a change in another transaction has the earlier ones applied now; this one
    // belongs to the update after.
    node.graph.objectChanged(node, change)
    changes.append(change)
  }

  /// Takes a change that another thread announced, which objects must not do.
  private func receiveFromElsewhere(_ change: ObjectChange) {
    guard node.isAlive else { return }
    node.graph.reportPublishing(of: change, to: node)
    receive(change)
  }

  /// Adds the changes since the last call and forgets them.
  func collectCauses(name: String, into causes: inout [RawCause]) {
    if hasAnotherInstance { causes.append(.value(fields: [name])) }
    causes += changes.map(RawCause.object)
  }

  /// Forgets the changes that led to the current update.
  func forgetChanges() {
    changes.removeAll(keepingCapacity: true)
  }

  func end() {
    subscription = nil
    object = nil
  }
}

extension Graph {
  /// Reports a change of an observable object that was announced on another thread.
  ///
  /// - Note: Source: SwiftUI's runtime issue about publishing changes from background threads.
  fileprivate func reportPublishing(of change: ObjectChange, to node: Node) {
    let view = node.owner?.descriptor.name ?? ""
    recorder?.report(
      RawFinding(
        kind: .publishedOffMainThread,
        view: view,
        message: "'\(change.description)', which '\(view)' observes, was changed on another"
          + " thread than the main one. Publish changes on the main actor."
      )
    )
  }
}
