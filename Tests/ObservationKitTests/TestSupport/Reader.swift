internal import ObservationKit

/// Runs a closure whenever it is out of date and somebody asks, as a view tree does.
final class Reader: TrackingClient {
  private(set) var runCount = 0
  /// The reports since the last run.
  private(set) var changes: [String] = []
  private let body: () -> Void
  private lazy var scope = TrackingScope(client: self, mechanism: mechanism)
  private let mechanism: TrackingMechanism

  init(mechanism: TrackingMechanism, _ body: @escaping () -> Void) {
    self.mechanism = mechanism
    self.body = body
    run()
  }

  func scopeDidInvalidate(_ scope: TrackingScope, _ change: TrackedChange) {
    changes.append(change.description)
  }

  /// Runs the closure again if something that it read has been written.
  ///
  /// - Returns: What was written.
  func update() -> [String] {
    guard !changes.isEmpty else { return [] }
    defer { run() }
    return changes
  }

  private func run() {
    changes = []
    runCount += 1
    scope.track(body)
  }
}
