internal import ViewTree

/// Replays steps on one variant of a screen.
@MainActor
public struct ScreenReplay {
  /// Whether evaluations are recorded with their causes; off while times are measured.
  public var recordsEvaluations = true

  /// Creates a replay with recording on.
  public init() {}

  /// Mounts the variant, performs the steps one event at a time, and returns what was recorded.
  ///
  /// - Parameters:
  ///   - variant: The variant to mount, with fresh content.
  ///   - parameters: The values of all parameters that the screen declares.
  ///   - steps: What to perform, in order.
  /// - Returns: The record; its lists are empty where recording is off.
  /// - Throws: `ReplayError` for the first step that cannot be performed.
  public func run(
    _ variant: ScreenVariant,
    parameters: ScreenParameters,
    steps: [ReplayStep]
  ) throws(ReplayError) -> ReplayRecord {
    let content = variant.content(parameters)
    let host = RenderHost(recordsEvaluations: recordsEvaluations) { content.root }
    var record = ReplayRecord(
      mount: host.log.take(),
      events: [],
      mountedCount: host.viewCount,
      findings: []
    )
    for step in steps {
      try perform(step, content.actions, host, &record)
    }
    record.findings = host.findings
    return record
  }

  private func perform(
    _ step: ReplayStep,
    _ actions: [String: @MainActor () -> Void],
    _ host: RenderHost,
    _ record: inout ReplayRecord
  ) throws(ReplayError) {
    switch step {
    case .type(let text, let field):
      for character in text {
        try host.type(character, into: field)
        note("type '\(character)' into \(field)", host, &record)
      }
    case .clear(let field):
      try host.clear(field)
      note("clear \(field)", host, &record)
    case .tap(let control):
      try host.tap(control)
      note("tap \(control)", host, &record)
    case .toggle(let control):
      try host.toggle(control)
      note("toggle \(control)", host, &record)
    case .step(let control, let presses):
      for _ in 0..<presses.magnitude {
        try host.step(control, up: presses > 0)
        note("step \(control) \(presses > 0 ? "up" : "down")", host, &record)
      }
    case .action(let name):
      guard let action = actions[name] else {
        throw .unknownAction(action: name, known: actions.keys.sorted())
      }
      host.perform(action)
      note("action \(name)", host, &record)
    }
  }

  /// Adds an event to the record; it happened just now.
  private func note(_ action: String, _ host: RenderHost, _ record: inout ReplayRecord) {
    record.events.append(
      ReplayEvent(
        number: record.events.count + 1,
        action: action,
        evaluations: host.log.take()
      )
    )
  }
}
