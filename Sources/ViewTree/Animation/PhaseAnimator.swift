internal import Simulation

/// Content that is made for one phase after the other, each with an animation of its own.
///
/// Without a trigger the phases follow each other for ever; with one they are gone through once
/// for each change of it. A step runs the closure and leaves the view around alone.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/phaseanimator.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  let phases: [Phase]
  let trigger: ((Any?) -> Bool)?
  let triggerValue: Any?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates an animator that goes through the phases for ever.
  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    trigger = nil
    triggerValue = nil
  }

  /// Creates an animator that goes through the phases once whenever `trigger` has changed.
  public init<Trigger: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: Trigger,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    self.trigger = { ($0 as? Trigger) != trigger }
    triggerValue = trigger
  }

  /// Runs the closure for the current phase.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    guard let first = view.pointee.phases.first else { return }
    let (node, isNew) = walk.next { parent, environment in
      PhaseNode(view.pointee, first, parent: parent, environment: environment)
    }
    guard walk.isUpdate else { return walk.visit(node) }
    if isNew { node.run() } else { node.receive(view.pointee) }
  }
}

/// The place of a phase animator; it waits for the end of each phase's animation.
private final class PhaseNode<Phase: Equatable, Content: View>: ContentNode<Phase, Content> {
  private var animator: PhaseAnimator<Phase, Content>
  private var index = 0
  private var timer: Int?

  init(
    _ animator: PhaseAnimator<Phase, Content>,
    _ first: Phase,
    parent: Node,
    environment: EnvironmentScope
  ) {
    self.animator = animator
    super.init(animator.content, input: first, parent: parent, environment: environment)
    if animator.trigger == nil { waitForNext(delay: 1 / Double(graph.settings.framesPerSecond)) }
  }

  func receive(_ new: PhaseAnimator<Phase, Content>) {
    let isTriggered = new.trigger?(animator.triggerValue) ?? false
    animator = new
    if isTriggered, timer == nil {
      waitForNext(delay: 1 / Double(graph.settings.framesPerSecond))
    }
    receive(new.content, input: input)
  }

  private func waitForNext(delay: Double) {
    timer = graph.clock.schedule(at: graph.clock.now + .seconds(delay)) { [weak self] in
      self?.moveOn()
    }
  }

  private func moveOn() {
    timer = nil
    guard isAlive, animator.phases.count > 1 else { return }
    index = (index + 1) % animator.phases.count
    let phase = animator.phases[index]
    let animation = animator.animation(phase)
    if phase != input {
      graph.invalidate(changing: self, to: phase, Transaction(animation: animation))
    }
    guard animator.trigger == nil || index > 0 else { return }
    let duration = animation?.completionTime(.logicallyComplete) ?? 0
    // A phase whose animation goes on for ever is the last one.
    guard duration.isFinite else { return }
    // A phase without animation lasts one frame.
    waitForNext(delay: max(1 / Double(graph.settings.framesPerSecond), duration))
  }

  override func dispose() {
    super.dispose()
    if let timer { graph.clock.cancel(timer) }
  }
}

extension Graph {
  /// Gives a place another input as part of a transaction.
  fileprivate func invalidate<Input, Content: View>(
    changing node: ContentNode<Input, Content>,
    to input: Input,
    _ transaction: Transaction
  ) {
    node.setInput(input)
    withTransaction(transaction) { invalidate(node, .value, in: .current) }
  }
}
