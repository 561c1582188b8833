package import ViewTree

/// Every body evaluation of one mounted screen, in order, with its causes.
@MainActor
public final class EvaluationLog {
  /// The evaluations, oldest first.
  public private(set) var records: [EvaluationRecord] = []

  /// What was found wrong, each finding once, in order.
  public private(set) var findings: [Finding] = []

  /// What `_printChanges()` and `_logChanges()` noted, in order.
  public private(set) var changeNotes: [String] = []

  private var checkedViews: [ObjectIdentifier: (name: String, count: Int)] = [:]
  private var skippedViews: [ObjectIdentifier: (name: String, count: Int)] = [:]

  init() {}

  /// The number of evaluations of the views of a type, by its name without generic arguments.
  public func evaluations(of view: String) -> Int {
    records.reduce(0) { $1.view == view ? $0 + 1 : $0 }
  }

  /// The number of evaluations of every view type that was evaluated at all.
  public var counts: [String: Int] {
    records.reduce(into: [:]) { $0[$1.view, default: 0] += 1 }
  }

  /// How often views of each type were checked, because of the environment or a binding, and not
  /// evaluated, since nothing they declare had changed.
  public var checks: [String: Int] { Self.byName(checkedViews) }

  /// How often views of each type were given a value equal to the one they had, by a parent that
  /// was evaluated; such a value is made and compared, and goes no further.
  public var skips: [String: Int] { Self.byName(skippedViews) }

  private static func byName(
    _ counts: [ObjectIdentifier: (name: String, count: Int)]
  ) -> [String: Int] {
    counts.values.reduce(into: [:]) { $0[$1.name, default: 0] += $1.count }
  }

  /// Forgets all evaluations so far, such as those of mounting.
  public func clear() {
    records = []
    changeNotes = []
    checkedViews = [:]
    skippedViews = [:]
  }

  /// Forgets all evaluations so far and returns them.
  func take() -> [EvaluationRecord] {
    defer { clear() }
    return records
  }
}

extension EvaluationLog: EvaluationRecorder {
  /// Takes one body evaluation.
  package func record(_ evaluation: RawEvaluation) {
    let causes = evaluation.causes.map(EvaluationCause.init)
    records.append(
      EvaluationRecord(
        view: evaluation.node.descriptor.name,
        path: evaluation.node.path,
        causes: causes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
        isRedundant: evaluation.isRedundant
      )
    )
  }

  /// Takes a check after which no evaluation followed.
  package func recordCheck(of view: ViewDescriptor) {
    checkedViews[ObjectIdentifier(view), default: (view.name, 0)].count += 1
  }

  /// Takes a value from the parent that was equal to the one before.
  package func recordSkip(of view: ViewDescriptor) {
    skippedViews[ObjectIdentifier(view), default: (view.name, 0)].count += 1
  }

  /// Takes a line that says what changed for a body.
  package func noteChanges(_ line: String) {
    changeNotes.append(line)
  }

  /// Takes something that is wrong with the screen.
  package func report(_ finding: RawFinding) {
    let finding = Finding(finding)
    if !findings.contains(finding) { findings.append(finding) }
  }
}

extension Finding {
  fileprivate init(_ raw: RawFinding) {
    let kind: Kind =
      switch raw.kind {
      case .writeDuringBody: .writeDuringBody
      case .updateLoop: .updateLoop
      case .duplicateIdentity: .duplicateIdentity
      case .constantRangeChanged: .constantRangeChanged
      case .identityChurn: .identityChurn
      case .missingEnvironmentObject: .missingEnvironmentObject
      case .publishedOffMainThread: .publishedOffMainThread
      case .endlessTask: .endlessTask
      }
    self.init(kind: kind, view: raw.view, message: raw.message)
  }
}

extension EvaluationCause {
  fileprivate init(_ raw: RawCause) {
    self =
      switch raw {
      case .appeared: .appeared
      case .value(let fields): .valueChanged(fields: fields)
      case .property(let change):
        .propertyChanged(owner: change.ownerName, property: change.propertyName)
      case .state(let name): .stateChanged(name: name)
      case .binding(let name): .bindingChanged(name: name)
      case .environment(let name): .environmentChanged(name: name)
      case .storage(let name): .storageChanged(name: name)
      case .object(let change):
        .objectWillChange(
          owner: change.ownerType.map { "\($0)" } ?? "an object",
          property: change.property
        )
      }
  }
}
