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
    let mount = host.log.take()
    try checkSettled(after: "mount", mount, host)
    var record = ReplayRecord(
      mount: mount,
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
        try note("type '\(character)' into \(field)", host, &record)
      }
    case .clear(let field):
      try host.clear(field)
      try note("clear \(field)", host, &record)
    case .tap(let control):
      try host.tap(control)
      try note("tap \(control)", host, &record)
    case .toggle(let control):
      try host.toggle(control)
      try note("toggle \(control)", host, &record)
    case .step(let control, let presses):
      for _ in 0..<presses.magnitude {
        try host.step(control, up: presses > 0)
        try note("step \(control) \(presses > 0 ? "up" : "down")", host, &record)
      }
    case .action(let name):
      guard let action = actions[name] else {
        throw .unknownAction(action: name, known: actions.keys.sorted())
      }
      host.perform(action)
      try note("action \(name)", host, &record)
    }
  }

  /// Adds an event to the record; it happened just now.
  private func note(
    _ action: String,
    _ host: RenderHost,
    _ record: inout ReplayRecord
  ) throws(ReplayError) {
    let evaluations = host.log.take()
    record.events.append(
      ReplayEvent(number: record.events.count + 1, action: action, evaluations: evaluations)
    )
    try checkSettled(after: action, evaluations, host)
  }

  /// Throws if an update was stopped because it did not end by itself.
  private func checkSettled(
    after step: String,
    _ evaluations: [EvaluationRecord],
    _ host: RenderHost
  ) throws(ReplayError) {
    guard let finding = host.findings.first(where: { $0.kind == .updateLoop }) else { return }
    let counts = evaluations.reduce(into: [:]) { $0[$1.view, default: 0] += 1 }
    // What runs in circles runs most often.
    let most = counts.values.max() ?? 0
    let views = counts.filter { $0.value == most }.keys.sorted()
    let causes = evaluations.filter { views.contains($0.view) }.flatMap(\.causes)
    throw .updateLoop(
      step: step,
      views: views.isEmpty ? [finding.view] : views,
      properties: Set(causes.compactMap(\.property)).sorted()
    )
  }
}

extension EvaluationCause {
  /// The property that was written, where there is one.
  fileprivate var property: String? {
    switch self {
    case .appeared, .valueChanged: nil
    default: description
    }
  }
}
