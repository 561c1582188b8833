internal import ObservationKit
internal import Simulation

/// The place of a view with a body.
final class ViewNode<Content: View>: Node, ViewNodeProtocol {
  let descriptor: ViewDescriptor
  let environment: EnvironmentScope
  @exclusivity(unchecked) private var view: Content
  @exclusivity(unchecked) private var result: Content.Body?
  private let window: RowWindow?
  private var boxes: PropertyBoxes?
  private var valueChanges: [String] = []
  private var tracking: NodeTracking?
  /// The way to the parent's value, while the view is animated.
  private var motion: Motion<Content>?
  /// Why the evaluation that runs now, or ran last, was due.
  private var evaluationReasons: Reasons = []

  init(
    _ view: Content,
    parent: Node,
    environment: EnvironmentScope,
    window: RowWindow?
  ) {
    self.view = view
    self.window = window
    self.environment = environment
    descriptor = ViewDescriptor.of(Content.self)
    super.init(graph: parent.graph, parent: parent)
    graph.viewCount += 1
    if !descriptor.properties.isEmpty {
      boxes = PropertyBoxes(
        descriptor.properties,
        owner: _BoxOwner(node: self, environment: environment)
      )
      if descriptor.readsEnvironment { environment.addReader(self) }
    }
  }

  /// Compares a value from the parent with the current one, and takes it where they differ.
  func receive(_ new: UnsafePointer<Content>, comparator override: ValueComparator?) {
    let comparator = override ?? descriptor.comparator
    let isSame =
      if let motion {
        withUnsafePointer(to: motion.target) { comparator.areEqual($0, new) }
      } else {
        withUnsafePointer(to: &view) { old in
          comparator.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
        }
      }
    if isSame {
      graph.recorder?.recordSkip(of: descriptor)
      return
    }
    if graph.recorder != nil {
      valueChanges = withUnsafePointer(to: &view) { old in
        descriptor.fields.differingFields(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
    motion?.end(on: graph.clock)
    motion = Motion(from: view, to: new.pointee, in: .current, graph.settings)
    view = motion?.start ?? new.pointee
    motion?.begin(on: graph.clock) { [weak self] in self?.move(to: $0) }
    invalidate(.value)
  }

  /// Takes the value for one frame of an animation.
  private func move(to value: Content) {
    guard isAlive else { return }
    if motion?.isDone == true { motion = nil }
    valueChanges = ["animatableData"]
    view = value
    invalidate(.value)
  }

  override func update() {
    let due = reasons
    reasons = []
    var isChanged = !due.isDisjoint(with: .certain)
    if let boxes {
      let boxChanged = withUnsafeMutablePointer(to: &view) { boxes.update($0) }
      isChanged = isChanged || boxChanged
    }
    guard !graph.isMissingObject(for: self) else { return }
    guard isChanged else { return graph.countCheck(of: descriptor) }
    evaluate(due)
  }

  var changedProperties: [String] {
    let isNew = evaluationReasons.contains(.appeared)
    var names = isNew || evaluationReasons.contains(.value) ? ["@self"] : []
    guard let boxes else { return names }
    if isNew { names.append("@identity") }
    return names + (isNew ? boxes.storedNames : boxes.changedStoredNames)
  }

  private func evaluate(_ due: Reasons) {
    evaluationReasons = due
    let tracking = tracking ?? makeTracking()
    let models = graph.recorder == nil ? nil : ModelSnapshot(of: &view)
    let new = graph.updating(self) { tracking.track { view.body } }
    for property in models?.changes ?? [] { graph.reportWrite(during: self, of: property) }
    record(due, tracking, new)
    result = new
    withUnsafePointer(to: &result) { optional in
      // The payload of an optional lies at its start.
      let body = UnsafeRawPointer(optional).assumingMemoryBound(to: Content.Body.self)
      graph.schedulingChildren {
        var walk = _Walk(self, purpose: .update, environment: environment)
        walk.window = window
        Content.Body._walk(body, &walk)
      }
    }
  }

  private func makeTracking() -> NodeTracking {
    let made = NodeTracking(self)
    tracking = made
    return made
  }

  private func record(_ due: Reasons, _ tracking: NodeTracking, _ new: Content.Body) {
    defer {
      tracking.forgetChanges()
      boxes?.finishUpdate()
    }
    guard let recorder = graph.recorder else { return }
    var causes: [RawCause] = []
    if due.contains(.appeared) { causes.append(.appeared) }
    if due.contains(.value) { causes.append(.value(fields: valueChanges)) }
    if due.contains(.observation) { causes += tracking.changes.map(RawCause.property) }
    boxes?.collectCauses(into: &causes)
    let isRedundant = result.map { isSameValue($0, new) } ?? false
    recorder.record(RawEvaluation(node: self, causes: causes, isRedundant: isRedundant))
    valueChanges = []
  }

  /// Evaluates the body once more because the view leaves while something it read changed.
  ///
  /// - Note: Source: rules on leaving views; recorded UI tests of The Composable Architecture
  ///   log one evaluation of a view that is dismissed by a change of its own tracked state.
  override func updateBeforeLeaving() {
    guard isAlive, reasons.contains(.observation), let tracking else { return }
    reasons = []
    evaluationReasons = .observation
    let new = graph.updating(self) { tracking.track { view.body } }
    record(.observation, tracking, new)
    result = new
  }

  override func dispose() {
    graph.viewCount -= 1
    tracking?.cancel()
    tracking = nil
    motion?.end(on: graph.clock)
    boxes?.dispose()
    if descriptor.readsEnvironment { environment.removeReader(self) }
  }

  override func inspect(_ walk: inout _Walk) {
    guard result != nil else { return }
    withUnsafePointer(to: &result) { optional in
      let body = UnsafeRawPointer(optional).assumingMemoryBound(to: Content.Body.self)
      walk.inspectScope(self, environment) { Content.Body._walk(body, &$0) }
    }
  }
}
