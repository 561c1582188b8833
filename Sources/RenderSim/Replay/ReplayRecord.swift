/// Everything that one replay of a scenario recorded; a pure function of screen and steps.
public struct ReplayRecord: Hashable, Sendable {
  /// The evaluations up to the first settled frame.
  public var mount: [EvaluationRecord]

  /// What else happened up to the first settled frame.
  public var mountWork: WorkCounts

  /// What happened afterwards, one entry per event.
  public var events: [ReplayEvent]

  /// The number of views with a body that were alive when the first frame had settled.
  public var mountedCount: Int

  /// What the replay found wrong, such as a write during a body; empty where nothing was.
  public var findings: [Finding]

  /// The objects that existed after the screen had been left, by class; empty where none did.
  ///
  /// Classes of the toolchain and of this package are left out, and so are objects that were not
  /// made during the replay.
  public var liveObjects: [String: Int]

  /// Creates a record.
  public init(
    mount: [EvaluationRecord],
    events: [ReplayEvent],
    mountedCount: Int,
    findings: [Finding],
    mountWork: WorkCounts = WorkCounts(),
    liveObjects: [String: Int] = [:]
  ) {
    self.mount = mount
    self.mountWork = mountWork
    self.liveObjects = liveObjects
    self.events = events
    self.mountedCount = mountedCount
    self.findings = findings
  }
}
