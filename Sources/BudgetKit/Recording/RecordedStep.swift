/// One event of a replay, such as a keystroke, and the evaluations that followed.
package struct RecordedStep: Hashable, Codable, Sendable {
  /// The event's number, counted from 1 over the whole replay.
  package var number: Int

  /// What happened, for people: `type 'K' into coupon`.
  package var action: String

  /// The evaluations that followed before the screen had settled.
  package var evaluations: NamedCounts

  /// What else happened meanwhile.
  package var work: WorkTotals

  /// Creates an entry.
  package init(
    number: Int,
    action: String,
    evaluations: NamedCounts,
    work: WorkTotals = WorkTotals()
  ) {
    self.number = number
    self.action = action
    self.evaluations = evaluations
    self.work = work
  }
}
