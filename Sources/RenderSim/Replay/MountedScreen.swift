internal import Simulation
internal import ViewTree

/// A variant of a screen during its replay.
@MainActor
final class MountedScreen {
  /// How long a screen that was left is given for what it still has under way.
  private static let timeToEnd = Duration.seconds(60)

  /// What was recorded so far.
  private(set) var record: ReplayRecord

  /// The time of the screen.
  var time: SimulatedTime { host.graph.time }

  private let host: RenderHost
  private let content: ScreenContent
  private let workLog: WorkLog
  private let records: Bool
  private var parameters: ScreenParameters
  private var requestCounts: [String: Int] = [:]

  /// Mounts a variant and waits until its first frame has settled.
  ///
  /// - Throws: `ReplayError` if it does not settle.
  init(
    _ variant: ScreenVariant,
    _ parameters: ScreenParameters,
    records: Bool
  ) throws(ReplayError) {
    self.records = records
    self.parameters = parameters
    var made: ScreenContent?
    host = RenderHost(
      settings: variant.settings,
      recordsEvaluations: records,
      recordsWork: records
    ) {
      // Made here, so that what the models start is part of the simulation.
      let content = variant.content(parameters)
      made = content
      return content.root
    }
    guard let made else { preconditionFailure("The host did not ask for its content.") }
    content = made
    workLog = WorkLog(host.graph.time)
    host.runTasks()
    record = ReplayRecord(
      mount: host.log.take(),
      events: [],
      mountedCount: host.viewCount,
      findings: host.findings,
      mountWork: workLog.take()
    )
    count(record.mountWork.requests)
    try checkSettled(after: "mount", record.mount)
  }

  /// Takes the screen down and gives what it has under way the time to end.
  func leave() {
    time.tasks.setOrigin(nil)
    host.unmount()
    host.runTasks()
    host.advance(by: Self.timeToEnd)
  }

  // MARK: Events

  /// Performs a step, and checks that the screen settles after each of its events.
  func perform(
    _ step: ReplayStep,
    _ announce: @MainActor (String) -> Void
  ) throws(ReplayError) {
    for event in step.events {
      announce(event.description)
      if records { time.tasks.setOrigin(event.description) }
      try act(event)
      host.runTasks()
      try note(event.description)
    }
    switch step {
    case .expect(let expectation): try check(expectation)
    case .service(let name, let delay, let failures):
      if let delay { time.services.setDelay(delay, of: name) }
      if let failures { time.services.setFailures(failures, of: name) }
    default: break
    }
  }

  private func act(_ event: ReplayStep) throws(ReplayError) {
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
    case .parameters(let values): try change(values, event)
    case .action(let name):
      guard let action = content.actions[name] else {
        throw .unknownAction(action: name, known: content.actions.keys.sorted())
      }
      host.perform(action)
    case .expect, .service: break
    }
  }

  private func change(
    _ values: [String: ParameterValue],
    _ event: ReplayStep
  ) throws(ReplayError) {
    guard let makeRoot = content.makeRoot else {
      throw .parametersAreFixed(step: event.description)
    }
    parameters = ScreenParameters(values: parameters.values.merging(values) { $1 })
    host.replaceRoot { makeRoot(parameters) }
  }

  /// Adds an event to the record; it happened just now.
  private func note(_ action: String) throws(ReplayError) {
    let event = ReplayEvent(
      number: record.events.count + 1,
      action: action,
      evaluations: host.log.take(),
      work: workLog.take()
    )
    record.events.append(event)
    record.findings = host.findings
    count(event.work.requests)
    try checkSettled(after: action, event.evaluations)
  }

  private func count(_ requests: [String: Int]) {
    requestCounts.merge(requests, uniquingKeysWith: +)
  }
}

// MARK: - Checks

extension MountedScreen {
  private func check(_ expectation: ReplayExpectation) throws(ReplayError) {
    let step = record.events.last?.action ?? "mount"
    let texts = host.texts
    let missing = expectation.shows.filter { !texts.contains($0) }
    let unwanted = expectation.hides.filter(texts.contains)
    guard missing.isEmpty, unwanted.isEmpty else {
      throw .unexpectedTexts(step: step, missing: missing, unwanted: unwanted, present: texts)
    }
    for (service, expected) in expectation.requests.sorted(by: { $0.key < $1.key }) {
      let count = requestCounts[service, default: 0]
      guard count == expected else {
        throw .unexpectedRequests(step: step, service: service, count: count, expected: expected)
      }
    }
  }

  /// Throws if an update was stopped because it did not end by itself.
  private func checkSettled(
    after step: String,
    _ evaluations: [EvaluationRecord]
  ) throws(ReplayError) {
    guard let finding = record.findings.first(where: { $0.kind == .updateLoop }) else { return }
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
