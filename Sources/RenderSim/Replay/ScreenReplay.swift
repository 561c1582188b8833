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
    let host = RenderHost(
      settings: variant.settings,
      recordsEvaluations: recordsEvaluations
    ) { content.root }
    host.runTasks()
    let mount = host.log.take()
    try checkSettled(after: "mount", mount, host)
    var record = ReplayRecord(
      mount: mount,
      events: [],
      mountedCount: host.viewCount,
      findings: []
    )
    for step in steps {
      for event in step.events {
        try perform(event, content.actions, host)
        host.runTasks()
        try note(event.description, host, &record)
      }
      guard case .expect(let shows, let hides) = step else { continue }
      try host.check(shows: shows, hides: hides, after: record.events.last?.action ?? "mount")
    }
    record.findings = host.findings
    return record
  }

  private func perform(
    _ event: ReplayStep,
    _ actions: [String: @MainActor () -> Void],
    _ host: RenderHost
  ) throws(ReplayError) {
    switch event {
    case .type(let text, let field): try host.type(text, into: field)
    case .clear(let field): try host.clear(field)
    case .submit(let field): try host.submit(field)
    case .tap(let control): try host.tap(control)
    case .toggle(let control): try host.toggle(control)
    case .step(let control, let presses): try host.step(control, up: presses > 0)
    case .select(let choice, let picker): try host.select(choice, in: picker)
    case .slide(let slider, let value): try host.slide(slider, to: value)
    case .scroll(let rows): host.scroll(byRows: rows)
    case .push(let control): try host.tap(control, adding: \.pageCount, for: event)
    case .pop: try host.pop()
    case .present(let control): try host.tap(control, adding: \.presentationCount, for: event)
    case .dismiss: try host.dismiss()
    case .advance(let duration): host.advance(by: duration)
    case .environment(let setting): host.setEnvironment(setting)
    case .expect: break
    case .action(let name):
      guard let action = actions[name] else {
        throw .unknownAction(action: name, known: actions.keys.sorted())
      }
      host.perform(action)
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

extension RenderHost {
  /// Checks what the screen shows.
  fileprivate func check(
    shows: [String],
    hides: [String],
    after step: String
  ) throws(ReplayError) {
    let texts = texts
    let missing = shows.filter { !texts.contains($0) }
    let unwanted = hides.filter(texts.contains)
    guard missing.isEmpty, unwanted.isEmpty else {
      throw .unexpectedTexts(step: step, missing: missing, unwanted: unwanted, present: texts)
    }
  }

  /// Taps a control and checks that there is more of something than before.
  fileprivate func tap(
    _ control: String,
    adding count: (RenderHost) -> Int,
    for event: ReplayStep
  ) throws(ReplayError) {
    let before = count(self)
    try tap(control)
    runTasks()
    guard count(self) > before else { throw .nothingShown(step: event.description) }
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
