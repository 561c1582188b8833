internal import Simulation

/// The actions that the screen asked for: appearing, changing, tasks, completed animations.
///
/// They run between updates, so that what they write belongs to the next one. Tasks start after
/// all other actions, and completions of animations run when nothing else is left.
@MainActor
final class ActionQueue {
  private struct Action {
    let node: Node?
    let label: String
    let work: () -> Void
  }

  private var actions: [Action] = []
  private var tasks: [Action] = []
  private var completions: [Action] = []
  /// The rounds of actions in which each handler was asked for.
  private var roundsInFrame: [ObjectIdentifier: Int] = [:]
  /// The handlers among the actions that wait.
  private var waitingHandlers: Set<ObjectIdentifier> = []

  /// Begins to count anew how often each handler runs.
  func beginFrame() {
    if !roundsInFrame.isEmpty { roundsInFrame.removeAll(keepingCapacity: true) }
  }

  /// Adds an action that runs once, such as one for appearing.
  func append(_ label: String, _ work: @escaping () -> Void) {
    actions.append(Action(node: nil, label: label, work: work))
  }

  /// Adds a handler that may trigger itself; beyond the limit it is reported and dropped.
  ///
  /// Several transactions of one event may each ask for a handler that has not run yet; that is
  /// no cycle, so it counts once.
  func append(handlerOf node: Node, _ label: String, _ work: @escaping () -> Void) {
    let key = ObjectIdentifier(node)
    let isFirstOfRound = waitingHandlers.insert(key).inserted
    let rounds = roundsInFrame[key, default: 0] + (isFirstOfRound ? 1 : 0)
    roundsInFrame[key] = rounds
    guard rounds <= node.graph.settings.handlerRunsPerFrame else {
      let view = node.owner?.descriptor.name ?? ""
      node.graph.recorder?.report(
        RawFinding(
          kind: .updateLoop,
          view: view,
          message: "'\(label)' in '\(view)' kept triggering itself and was stopped after"
            + " \(rounds - 1) runs in one frame. Write only when the value differs."
        )
      )
      return
    }
    actions.append(Action(node: node, label: label, work: work))
  }

  /// Adds a task that starts when the other actions are done.
  func append(task label: String, _ work: @escaping () -> Void) {
    tasks.append(Action(node: nil, label: label, work: work))
  }

  /// Adds what runs because an animation is complete, when nothing else is left.
  func append(completion work: @escaping () -> Void) {
    completions.append(Action(node: nil, label: "completion", work: work))
  }

  /// Runs the next batch of actions.
  ///
  /// - Returns: Whether there was one.
  func runNext() -> Bool {
    var batch: [Action] = []
    if !actions.isEmpty {
      swap(&batch, &actions)
      waitingHandlers.removeAll(keepingCapacity: true)
    } else if !tasks.isEmpty {
      swap(&batch, &tasks)
    } else if !completions.isEmpty {
      swap(&batch, &completions)
    }
    for action in batch { action.work() }
    return !batch.isEmpty
  }

  /// Forgets everything that waits and returns what it was.
  func drain() -> [String] {
    let labels = Set((actions + tasks + completions).map(\.label))
    (actions, tasks, completions) = ([], [], [])
    waitingHandlers = []
    return labels.sorted()
  }
}
