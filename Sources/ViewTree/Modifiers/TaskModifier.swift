internal import Simulation

/// A modifier that runs asynchronous work while its content is on screen.
public struct _TaskModifier<ID: Equatable>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let id: ID
  let work: @MainActor () async -> Void

  /// Goes through the content, then starts the work, or starts it anew for another identity.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
    let (node, isNew) = walk.next { parent, _ in TaskNode(modifier.pointee, parent: parent) }
    if walk.isUpdate, !isNew { node.receive(modifier.pointee) }
  }

  private final class TaskNode: Node {
    private var modifier: _TaskModifier
    private var task: Task<Void, Never>?
    private var isShown = false

    init(_ modifier: _TaskModifier, parent: Node) {
      self.modifier = modifier
      super.init(graph: parent.graph, parent: parent)
      graph.appearingCount += 1
    }

    func receive(_ new: _TaskModifier) {
      let isSame = modifier.id == new.id
      modifier = new
      if !isSame, isShown { enqueueStart() }
    }

    override func appear() {
      isShown = true
      enqueueStart()
    }

    override func hide() {
      isShown = false
      task?.cancel()
      task = nil
    }

    override func show() { appear() }

    private func enqueueStart() {
      graph.actions.append(task: "task") { [self] in
        guard isAlive, isShown else { return }
        task?.cancel()
        let (work, tasks) = (modifier.work, graph.time.tasks)
        // Where nobody asks for the event, nobody asks for the view.
        let origin = tasks.origin.map { _ in
          tasks.makeOrigin("the '.task' of '\(owner?.descriptor.name ?? "")'")
        }
        task = graph.time.perform(from: origin) {
          Task.immediate { @MainActor in
            tasks.countRunningTask()
            await work()
          }
        }
      }
    }

    override func dispose() {
      task?.cancel()
      task = nil
    }
  }
}

extension View {
  /// Runs asynchronous work from when the view appears until it has left the screen.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, work: action))
  }

  /// Runs asynchronous work while the view is on screen, anew for each identity.
  public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, work: action))
  }
}
