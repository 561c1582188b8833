internal import Simulation

/// The closures that wait for the end of the animations of one transaction.
@MainActor
final class AnimationCompletions {
  let entries: [(criteria: AnimationCompletionCriteria, work: @MainActor () -> Void)]
  private var isScheduled = false

  nonisolated init(
    _ entries: [(criteria: AnimationCompletionCriteria, work: @MainActor () -> Void)]
  ) {
    self.entries = entries
  }

  /// Whether the closures must still be scheduled; true once.
  func beginScheduling() -> Bool {
    defer { isScheduled = true }
    return !isScheduled
  }
}

extension Graph {
  /// Has the completions of a transaction run when virtual time reaches the end of its animation.
  ///
  /// Those of changes without animation run as soon as the screen has settled.
  func schedule(completionsOf transaction: Transaction) {
    guard let completions = transaction.completions, completions.beginScheduling() else { return }
    for (criteria, work) in completions.entries {
      let delay = transaction.animation?.completionTime(criteria) ?? 0
      // What goes on for ever is never complete.
      guard delay.isFinite else { continue }
      if delay > 0 {
        _ = clock.schedule(at: clock.now + .seconds(delay)) { [weak self] in
          self?.actions.append(completion: work)
        }
      } else {
        actions.append(completion: work)
      }
    }
  }

  /// Schedules the completions of a transaction in which nothing was changed.
  func scheduleIfUnused(_ transaction: Transaction) {
    guard transaction.completions != nil, !transactions.contains(transaction) else { return }
    schedule(completionsOf: transaction)
  }
}
