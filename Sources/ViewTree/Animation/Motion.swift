internal import Simulation

/// The way of one view's animatable data from one value to another, frame by frame.
@MainActor
final class Motion<Content> {
  /// The value that the way leads to, as the parent gave it.
  let target: Content
  private let value: (Double) -> Content
  /// The number of frames; nil where they go on for ever.
  private let frameCount: Int?
  private let progress: (Int) -> Double
  private let frameLength: Double
  private var frame = 0
  private var isEnded = false
  private var timer: Int?

  /// The way from `old` to `new`; nil where nothing is to be animated.
  init?(
    from old: Content,
    to new: Content,
    in transaction: Transaction,
    _ settings: SimulationSettings
  ) {
    guard let animation = transaction.animation, !transaction.disablesAnimations,
      let value = Self.interpolation(from: old, to: new)
    else { return nil }
    let seconds = animation.completionTime(.removed)
    let count =
      seconds.isFinite ? Int((seconds * Double(settings.framesPerSecond)).rounded()) : nil
    guard count != 0 else { return nil }
    let frameLength = 1 / Double(settings.framesPerSecond)
    progress =
      animation.repetition == nil
      ? { frame in Double(frame) / Double(count ?? 1) }
      : { frame in animation.progress(afterSeconds: Double(frame) * frameLength) }
    frameCount = count
    self.frameLength = frameLength
    target = new
    self.value = value
  }

  /// The value before the first frame.
  var start: Content { value(0) }

  /// Whether the last frame has been shown.
  var isDone: Bool { isEnded || frameCount.map { frame >= $0 } ?? false }

  /// Has `show` called with the value of each frame.
  func begin(on clock: VirtualClock, _ show: @escaping (Content) -> Void) {
    waitForFrame(clock, clock.now, show)
  }

  private func waitForFrame(
    _ clock: VirtualClock,
    _ start: Duration,
    _ show: @escaping (Content) -> Void
  ) {
    let deadline = start + .seconds(Double(frame + 1) * frameLength)
    timer = clock.schedule(at: deadline) { [weak self] in
      guard let self else { return }
      timer = nil
      frame += 1
      show(isDone ? target : value(progress(frame)))
      if !isDone { waitForFrame(clock, start, show) }
    }
  }

  /// Stops where the way is.
  func end(on clock: VirtualClock) {
    if let timer { clock.cancel(timer) }
    timer = nil
    isEnded = true
  }

  private static func interpolation(
    from old: Content,
    to new: Content
  ) -> ((Double) -> Content)? {
    func open<Value: Animatable>(_ old: Value) -> ((Double) -> Content)? {
      guard Value.self == Content.self, let new = new as? Value else { return nil }
      let start = old.animatableData
      let distance = new.animatableData - start
      guard distance != .zero else { return nil }
      return { progress in
        var (step, moved) = (distance, new)
        step.scale(by: progress)
        moved.animatableData = start + step
        return unsafeBitCast(moved, to: Content.self)
      }
    }
    guard let animatable = old as? any Animatable else { return nil }
    return open(animatable)
  }
}
