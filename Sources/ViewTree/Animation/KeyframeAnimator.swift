internal import Simulation

/// Content that is made for each frame of a way through keyframes.
///
/// Each frame runs the closure and leaves the view around alone.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/keyframeanimator.
nonisolated public struct KeyframeAnimator<
  Value,
  KeyframePath: Keyframes<Value>,
  Content: View
>: View {
  /// The type of the body.
  public typealias Body = Never

  /// When the way begins.
  enum Start {
    /// At once, and again and again where it repeats.
    case atOnce(repeats: Bool)
    /// When a value differs from the one before.
    case changed(Any, (Any) -> Bool)
  }

  let initialValue: Value
  let start: Start
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates an animator that begins at once.
  public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    start = .atOnce(repeats: repeating)
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates an animator that begins whenever `trigger` has changed.
  public init<Trigger: Equatable>(
    initialValue: Value,
    trigger: Trigger,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    start = .changed(trigger) { ($0 as? Trigger) != trigger }
    self.content = content
    self.keyframes = keyframes
  }

  /// Runs the closure for the current value.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let (node, isNew) = walk.next { parent, environment in
      KeyframeNode(view.pointee, parent: parent, environment: environment)
    }
    guard walk.isUpdate else { return walk.visit(node) }
    if isNew { node.run() } else { node.receive(view.pointee) }
  }
}

/// The place of a keyframe animator; it waits for each frame.
private final class KeyframeNode<
  Value,
  Path: Keyframes<Value>,
  Content: View
>: ContentNode<Value, Content> {
  private var animator: KeyframeAnimator<Value, Path, Content>
  private var timer: Int?

  init(
    _ animator: KeyframeAnimator<Value, Path, Content>,
    parent: Node,
    environment: EnvironmentScope
  ) {
    self.animator = animator
    super.init(
      animator.content,
      input: animator.initialValue,
      parent: parent,
      environment: environment
    )
    if case .atOnce = animator.start { begin() }
  }

  func receive(_ new: KeyframeAnimator<Value, Path, Content>) {
    let isTriggered =
      if case .changed(_, let differs) = new.start, case .changed(let old, _) = animator.start {
        differs(old)
      } else {
        false
      }
    animator = new
    if isTriggered { begin() }
    receive(new.content, input: input)
  }

  /// Goes the way from the first frame on.
  private func begin() {
    if let timer { graph.clock.cancel(timer) }
    let timeline = KeyframeTimeline(animator.initialValue, animator.keyframes(input))
    guard timeline.duration > 0, timeline.duration.isFinite else { return }
    waitForFrame(1, of: timeline, since: graph.clock.now)
  }

  private func waitForFrame(
    _ frame: Int,
    of timeline: KeyframeTimeline<Value>,
    since start: Duration
  ) {
    let seconds = Double(frame) / Double(graph.settings.framesPerSecond)
    timer = graph.clock.schedule(at: start + .seconds(seconds)) { [weak self] in
      guard let self, isAlive else { return }
      timer = nil
      change(timeline.value(time: seconds))
      if seconds < timeline.duration {
        waitForFrame(frame + 1, of: timeline, since: start)
      } else if case .atOnce(repeats: true) = animator.start {
        begin()
      }
    }
  }

  override func dispose() {
    super.dispose()
    if let timer { graph.clock.cancel(timer) }
  }
}
