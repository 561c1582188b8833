/// Everything that one replay of a scenario recorded; a pure function of screen and steps.
public struct ReplayRecord: Hashable, Sendable {
  /// The evaluations up to the first settled frame.
  public var mount: [EvaluationRecord]

  /// What happened afterwards, one entry per event.
  public var events: [ReplayEvent]

  /// The number of views with a body that were alive when the first frame had settled.
  public var mountedCount: Int

  /// What the replay found wrong, such as a write during a body; empty where nothing was.
  public var findings: [Finding]

  /// Creates a record.
  public init(
    mount: [EvaluationRecord],
    events: [ReplayEvent],
    mountedCount: Int,
    findings: [Finding]
  ) {
    self.mount = mount
    self.events = events
    self.mountedCount = mountedCount
    self.findings = findings
  }
}
