/// One event of a replay, such as a keystroke, and what it caused.
public struct ReplayEvent: Hashable, Sendable {
  /// The event's number, counted from 1 over the whole replay.
  public var number: Int

  /// What happened, for people: `type 'K' into coupon`.
  public var action: String

  /// The body evaluations that followed before the screen had settled, in order.
  public var evaluations: [EvaluationRecord]

  /// What else happened meanwhile.
  public var work: WorkCounts

  /// Creates an event.
  public init(
    number: Int,
    action: String,
    evaluations: [EvaluationRecord],
    work: WorkCounts = WorkCounts()
  ) {
    self.number = number
    self.action = action
    self.evaluations = evaluations
    self.work = work
  }
}
