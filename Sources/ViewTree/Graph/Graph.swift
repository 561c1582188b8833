internal import ObservationKit
package import Simulation

/// The tree of nodes of one mounted screen, and the queue of what must be brought up to date.
///
/// A flush goes parents first, evaluates each body at most once per transaction, and touches
/// only what was invalidated and what that leads to.
@MainActor
package final class Graph {
  package let settings: SimulationSettings
  package let environment = EnvironmentScope(outer: nil)
  let inbox = WriteInbox()
  /// Receives evaluations and findings; nil while times are measured.
  package var recorder: (any EvaluationRecorder)?
  /// Tells writes apart; nil unless work besides evaluations is recorded.
  let writeObserver: WriteObserver?
  package let clock: VirtualClock
  /// What schedulers, timers and signposts of the screen follow.
  package let time: SimulatedTime
  private let installation: Int
  let transactions = TransactionQueue()
  let actions = ActionQueue()
  let storedValues = StoredValues()
  /// Which field has the focus.
  package let focus = FocusCenter()
  /// Whether a person edits lists, where the screen does not keep it itself.
  private(set) lazy var editMode = EditModeLocation(self)
  /// Which colour scheme views ask for.
  private(set) lazy var colorSchemes = PreferredColorSchemes(self)
  private(set) var root: Node?

  // What every update touches goes without checks for overlapping access: all of it is used by
  // one method at a time.
  @exclusivity(unchecked) private var queue = UpdateQueue()
  @exclusivity(unchecked) private var updatingNodes: [Node] = []
  @exclusivity(unchecked) private var scheduled: [Node] = []
  @exclusivity(unchecked) private var isScheduling = false
  private var nodeCount = 0
  private(set) var flushNumber = 0
  private var newRoots: [Node] = []
  /// Changes whenever nodes are made, removed or reordered.
  package private(set) var structureVersion = 0
  /// The type of a required object that was not found in the update under way.
  var missingObject: (type: String, modifier: String)?
  private var disappearances: [() -> Void] = []
  private var isIdleRunScheduled = false
  /// Whether a task went on without end; none is run any more.
  var hasEndlessTask = false
  /// The lazy containers, in the order in which they appeared.
  package internal(set) var windows: [WindowNode] = []
  /// Whether events are followed by updates; writes of an inactive screen wait.
  package var isActive = true {
    didSet { if isActive { perform {} } }
  }
  /// The size of the screen and how far it is scrolled.
  lazy var layout = ScreenLayout(settings)
  /// What views report to those around them.
  var preferences = PreferenceState()
  /// What is presented or pushed, in the order of presenting.
  package internal(set) var presented: [any PresentedPlace] = []
  /// The number of places whose content has disappeared and stays in the tree.
  var hiddenCount = 0
  /// The number of new nodes with an action for appearing.
  var appearingCount = 0
  /// The number of checks that ended without an evaluation.
  package private(set) var checkCount = 0
  /// The number of views with a body that are alive.
  package var viewCount = 0

  package init(
    settings: SimulationSettings = SimulationSettings(),
    clock: VirtualClock = VirtualClock(),
    recordsWork: Bool = false
  ) {
    self.settings = settings
    self.clock = clock
    time = SimulatedTime(
      clock: clock,
      startDate: settings.startDate,
      objects: recordsWork && ObjectLog.isSupported ? ObjectLog() : nil,
      writes: recordsWork ? WriteLog() : nil
    )
    writeObserver = time.writes.map { [objects = time.objects] in
      WriteObserver($0, objects: objects)
    }
    if recordsWork { time.tasks.setOrigin("mount") }
    installation = time.install()
    TaskExecutors.install()
  }

  deinit {
    SimulatedTime.uninstall(installation)
  }

  // MARK: Root

  /// Puts a root node in place and brings the tree up to date.
  func mount(_ root: Node) {
    self.root = root
    root.invalidate(.appeared)
    withCurrent {
      settle()
      runDueWork()
    }
  }

  /// Takes the whole tree down; actions for leaving views are run.
  package func unmount() {
    guard let root else { return }
    self.root = nil
    withCurrent {
      // Cancels tasks, which go on at that.
      remove(root)
      settle()
    }
  }

  /// Sets values in the environment of the whole tree and has those who read any checked.
  package func setEnvironment(_ set: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(environment)
    set(&values)
    if environment.mergeValues(values.changes) { environment.invalidateReaders() }
  }

  // MARK: Events

  /// Performs one event: the work, then all that follows until the screen has settled.
  package func perform(_ work: () -> Void) {
    withCurrent {
      work()
      settle()
      runDueWork()
    }
  }

  /// Runs what was scheduled without a delay, each time as an event of its own.
  func runDueWork() {
    var round = 0
    while clock.moveToNextDeadline(until: clock.now) {
      round += 1
      if round > settings.passLimit { return abandonLoop() }
      settle()
    }
  }

  /// Applies what is pending and runs the actions that follow, until nothing is left.
  package func settle() {
    guard isActive else { return }
    actions.beginFrame()
    flush()
    var round = 0
    while actions.runNext() {
      round += 1
      if round > settings.passLimit { return abandonLoop() }
      flush()
    }
  }

  /// Applies the pending transactions in order, each with its own update of the tree.
  func flush() {
    repeat {
      inbox.drain()
      while let transaction = transactions.popFirst() {
        let outer = Transaction.current
        Transaction.current = transaction.transaction
        transaction.apply()
        for (node, reason) in transaction.nodes { node.invalidate(reason) }
        updateTree()
        Transaction.current = outer
        schedule(completionsOf: transaction.transaction)
      }
      updateTree()
    } while !transactions.isEmpty
  }

  private func abandonLoop() {
    let views = Set(queue.drain().compactMap { $0.owner?.descriptor.name }).sorted()
    transactions.removeAll()
    let pending = actions.drain().sorted()
    recorder?.report(
      RawFinding(
        kind: .updateLoop,
        view: views.first ?? pending.first ?? "",
        message: "An update did not settle after \(settings.passLimit) passes; the last ones ran"
          + " \(pending.joined(separator: ", ")). Break the cycle of writes."
      )
    )
  }

  // MARK: Updating the tree

  private func updateTree() {
    guard !queue.isEmpty || !scheduled.isEmpty || !disappearances.isEmpty else { return }
    flushNumber += 1
    repeat {
      while let node = scheduled.popLast() ?? queue.popFirst() {
        node.isQueued = false
        guard node.isAlive, !node.reasons.isEmpty else { continue }
        node.update()
      }
      deliverPreferences()
    } while !queue.isEmpty || !scheduled.isEmpty
    collectAppearance()
  }

  /// Enters a node: behind its siblings while their parent is walked, else by depth.
  func enqueue(_ node: Node) {
    if node.isQueued && !isScheduling { return }
    if isScheduling, node.reasons.isDisjoint(with: .certain) == false {
      // Evaluated right after its parent, before anything else that waits.
      scheduled.append(node)
    } else if !node.isQueued {
      queue.insert(node)
    }
    node.isQueued = true
  }

  /// Runs a walk and leaves the children it scheduled in their order.
  func schedulingChildren(_ walk: () -> Void) {
    let start = scheduled.count
    let outer = isScheduling
    isScheduling = true
    walk()
    isScheduling = outer
    if !outer { scheduled[start...].reverse() }
  }

  /// Runs `body` as the evaluation of `node`.
  func updating<Result>(_ node: Node, _ body: () -> Result) -> Result {
    updatingNodes.append(node)
    defer { updatingNodes.removeLast() }
    return body()
  }

  /// Whether a body or a content closure is being evaluated.
  package var isUpdating: Bool { !updatingNodes.isEmpty }

  func countCheck(of view: ViewDescriptor) {
    checkCount += 1
    recorder?.recordCheck(of: view)
  }

  // MARK: Invalidation

  /// The settings of the graph that is at work, or the standard ones.
  nonisolated static var currentSettings: SimulationSettings {
    onGraphThread { current?.settings ?? SimulationSettings() }
  }

  /// The graph that is at work, if any.
  static var atWork: Graph? { current }

  /// The graph that is at work.
  private(set) static unowned(unsafe) var current: Graph?

  /// Runs `body` with the graph as the one at work.
  package func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    inbox.adoptThread()
    let outer = Self.current
    Self.current = self
    defer {
      Self.current = outer
      if outer == nil { runTasksWhenIdle() }
    }
    return try time.simulate(body)
  }

  /// Has tasks that can go on do so when the main actor is free, if nobody asks for it before.
  private func runTasksWhenIdle() {
    guard time.tasks.hasReadyJobs, !hasEndlessTask, !isIdleRunScheduled else { return }
    isIdleRunScheduled = true
    Task.detached { @MainActor [self] in
      isIdleRunScheduled = false
      runTasks()
    }
  }

  /// How nodes are told of writes.
  var trackingMechanism: TrackingMechanism {
    // Without a log nobody asks for causes, and the first write says all that counts.
    guard recorder != nil else { return .firstWrite }
    #if canImport(Darwin)
    return .standard
    #else
    return writeObserver == nil || TrackingMechanism.standard == .firstWrite
      ? .standard : .everyWriteTwice
    #endif
  }

  /// Takes the announcement of an observable object that a node follows.
  func objectChanged(_ node: Node, _ change: ObjectChange) {
    if let writer = updatingNodes.last {
      reportWrite(during: writer, of: change.description)
      if writer === node { return }
    }
    invalidate(node, .check, in: .current)
  }

  /// Takes a write to something that the node's last run read.
  func observationFired(_ node: Node, _ change: TrackedChange) {
    if let writer = updatingNodes.last {
      reportWrite(during: writer, of: change.description)
      if writer === node { return }
    }
    invalidate(node, .observation, in: .current)
  }

  /// Invalidates a node as part of a transaction; other pending transactions go first.
  func invalidate(_ node: Node, _ reason: Node.Reasons, in transaction: Transaction) {
    if transactions.add(node, reason, transaction), !isUpdating {
      // A change of another transaction is already waiting: it is applied before this write.
      flushAllButLast()
    }
  }

  private func flushAllButLast() {
    guard let last = transactions.popLast() else { return }
    flush()
    transactions.append(last)
  }

  /// The node that is being evaluated, if any.
  var updatingNode: Node? { updatingNodes.last }

  // MARK: Nodes

  /// The number of the next node, and the flush that makes it.
  func nextNode() -> (serial: Int, flush: Int) {
    nodeCount += 1
    return (nodeCount, flushNumber)
  }

  /// Notes a new node, so that its actions for appearing can be found.
  func didMake(_ node: Node) {
    structureVersion += 1
    if let parent = node.parent, parent.birthFlush != flushNumber { newRoots.append(node) }
  }

  /// Notes that nodes were removed or reordered.
  func structureChanged() {
    structureVersion += 1
  }

  /// Queues an action for disappearing, before or after those for appearing.
  func addDisappearance(_ work: @escaping () -> Void, isFirst: Bool) {
    if isFirst {
      actions.append("onDisappear", work)
    } else {
      disappearances.append(work)
    }
  }

  /// Queues the actions of new nodes, inner ones first, then those of removed ones.
  private func collectAppearance() {
    let roots = newRoots
    newRoots.removeAll(keepingCapacity: true)
    if appearingCount > 0 {
      for root in roots where root.isAlive && !isHidden(root) { appearInside(root) }
      appearingCount = 0
    }
    for work in disappearances { actions.append("onDisappear", work) }
    disappearances.removeAll(keepingCapacity: true)
  }

  private func appearInside(_ root: Node) {
    var stack: [(node: Node, next: Int)] = [(root, 0)]
    while let (node, next) = stack.last {
      if next < node.children.count {
        stack[stack.count - 1].next += 1
        if !node.children[next].isHidden { stack.append((node.children[next], 0)) }
      } else {
        stack.removeLast()
        node.appear()
      }
    }
  }
}
