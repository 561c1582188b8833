public import ViewTree

/// A screen that is mounted and can be acted on as a person would.
///
/// Each action is one event: its writes are applied and everything that follows from them has
/// settled when the call returns.
///
/// ```swift
/// let host = RenderHost { CartScreen(store: CartStore(lineCount: 200)) }
/// try host.type("K", into: "coupon")
/// host.log.evaluations(of: "CouponField")
/// ```
@MainActor
public final class RenderHost {
  /// The body evaluations since the screen was mounted, mounting included.
  public let log: EvaluationLog

  let graph: Graph
  let controls: ControlFinder

  /// Mounts a screen and waits until its first frame has settled.
  ///
  /// - Parameters:
  ///   - settings: The behaviour that depends on a version of the SDK, the system or the device.
  ///   - clock: The clock that virtual time is read from.
  ///   - recordsEvaluations: Whether the log is kept; off while times are measured.
  ///   - root: The screen.
  public convenience init<Root: View>(
    settings: SimulationSettings = SimulationSettings(),
    clock: VirtualClock = VirtualClock(),
    recordsEvaluations: Bool = true,
    @ViewBuilder root: () -> Root
  ) {
    self.init(
      settings: settings,
      clock: clock,
      recordsEvaluations: recordsEvaluations,
      recordsWork: false,
      root: root
    )
  }

  /// Mounts a screen and, if `recordsWork`, notes what it does besides evaluations.
  init<Root: View>(
    settings: SimulationSettings,
    clock: VirtualClock = VirtualClock(),
    recordsEvaluations: Bool,
    recordsWork: Bool,
    root: () -> Root
  ) {
    let graph = Graph(settings: settings, clock: clock, recordsWork: recordsWork)
    self.graph = graph
    log = EvaluationLog()
    controls = ControlFinder(graph: graph)
    if recordsEvaluations { graph.recorder = log }
    let content = graph.withCurrent(root)
    graph.mount(content)
  }

  deinit {
    MainActor.assumeIsolated { [graph] in graph.unmount() }
  }

  // MARK: What the screen shows

  /// Every text that the screen shows, in order.
  public var texts: [String] { graph.elements().flatMap(\.texts) }

  /// What stands in a text field now.
  ///
  /// - Throws: `ReplayError` if there is no such field.
  public func text(in field: String) throws(ReplayError) -> String {
    let step = "read \(field)"
    let element = try controls.find(field, for: step) { $0.interactions.text != nil }
    return element.interactions.text?.wrappedValue ?? ""
  }

  /// The number of views with a body that are alive.
  public var viewCount: Int { graph.viewCount }

  /// What was found wrong since the screen was mounted, each finding once.
  public var findings: [Finding] { log.findings }

  // MARK: Events

  /// Runs work from outside of the screen, such as a push message, as one event.
  public func perform(_ work: () -> Void) {
    graph.perform(work)
  }

  /// Types text at the end of a text field, one event per character.
  ///
  /// - Throws: `ReplayError` if there is no such field or it is disabled.
  public func type(_ text: String, into field: String) throws(ReplayError) {
    for character in text { try type(character, into: field) }
  }

  func type(_ character: Character, into field: String) throws(ReplayError) {
    let step = "type '\(character)' into \(field)"
    let element = try controls.find(field, for: step) { $0.interactions.text != nil }
    guard let text = element.interactions.text else { return }
    focus(element)
    perform { text.wrappedValue.append(character) }
  }

  /// Empties a text field, as one event.
  ///
  /// - Throws: `ReplayError` if there is no such field or it is disabled.
  public func clear(_ field: String) throws(ReplayError) {
    let element = try controls.find(field, for: "clear \(field)") { $0.interactions.text != nil }
    guard let text = element.interactions.text else { return }
    focus(element)
    perform { text.wrappedValue = "" }
  }

  /// Submits a text field, as one event.
  ///
  /// - Throws: `ReplayError` if there is no such field or it is disabled.
  public func submit(_ field: String) throws(ReplayError) {
    let element = try controls.find(field, for: "submit \(field)") { $0.interactions.text != nil }
    focus(element)
    perform {
      element.interactions.submit?()
      element.interactions.focus?.didSubmit(in: graph)
    }
  }

  /// Taps a button, or anything else that takes taps.
  ///
  /// - Throws: `ReplayError` if there is no such control or it is disabled.
  public func tap(_ control: String) throws(ReplayError) {
    let element = try controls.find(control, for: "tap \(control)") {
      $0.interactions.tap != nil
    }
    guard let tap = element.interactions.tap else { return }
    perform(tap)
  }

  /// Flips a toggle.
  ///
  /// - Throws: `ReplayError` if there is no such toggle or it is disabled.
  public func toggle(_ control: String) throws(ReplayError) {
    let element = try controls.find(control, for: "toggle \(control)") {
      $0.interactions.isOn != nil
    }
    guard let isOn = element.interactions.isOn else { return }
    perform { isOn.wrappedValue.toggle() }
  }

  /// Presses a stepper's plus where `up` is true, its minus otherwise, as one event.
  ///
  /// - Throws: `ReplayError` if there is no such stepper or it is disabled.
  public func step(_ control: String, up: Bool = true) throws(ReplayError) {
    let element = try controls.find(control, for: "step \(control)") {
      $0.interactions.step != nil
    }
    guard let press = element.interactions.step else { return }
    perform { press(up) }
  }

  /// Sets a value in the environment of the whole screen, as one event.
  public func setEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) {
    perform { graph.setEnvironment { $0[keyPath: keyPath] = value } }
  }

  /// Gives the screen another root value of the same type, as one event.
  public func replaceRoot<Root: View>(@ViewBuilder _ root: () -> Root) {
    perform { graph.replaceRoot(root()) }
  }

  /// Takes the screen down; actions for leaving views are run.
  public func unmount() {
    graph.unmount()
  }
}
