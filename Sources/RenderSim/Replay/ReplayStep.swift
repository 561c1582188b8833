/// One thing that a scenario has happen; a step may stand for several events.
public enum ReplayStep: Hashable, Sendable {
  /// Types `text` into a text field, one event per character.
  case type(String, into: String)
  /// Replaces the text of a text field by the empty text, in one event.
  case clear(String)
  /// Submits a text field, as the return key does.
  case submit(String)
  /// Taps a button, or anything else that takes taps.
  case tap(String)
  /// Flips a toggle.
  case toggle(String)
  /// Presses a stepper's plus (`by` positive) or minus (`by` negative), one event per press.
  case step(String, by: Int)
  /// Picks a choice of a picker, by title, identifier or tag.
  case select(String, in: String)
  /// Moves a slider to a value.
  case slide(String, to: Double)
  /// Scrolls every lazy container by a number of rows; a negative number scrolls back.
  case scroll(rows: Int)
  /// Taps a control after which there is one more page than before.
  case push(String)
  /// Leaves the page that was pushed last.
  case pop
  /// Taps a control after which something more is presented than before.
  case present(String)
  /// Ends what was presented last over the screen.
  case dismiss
  /// Lets virtual time go by; what happens on the way belongs to one event.
  case advance(Duration)
  /// Sets a value in the environment of the whole screen.
  case environment(EnvironmentSetting)
  /// Gives parameters of the screen other values.
  case parameters([String: ParameterValue])
  /// Runs an action that the screen registered.
  case action(String)
  /// Says how a `StubService` answers from now on; nil leaves that as it is. No event.
  case service(String, delay: Duration?, failures: Int?)
  /// Demands something of the screen; no event.
  case expect(ReplayExpectation)
}

// MARK: - Events

extension ReplayStep {
  /// The number of events that the step stands for.
  package var eventCount: Int { events.count }

  /// The step as what happens one after the other: a keystroke, a press.
  var events: [ReplayStep] {
    switch self {
    case .expect, .service: []
    case .type(let text, let field): text.map { .type(String($0), into: field) }
    case .step(let control, let presses):
      Array(repeating: .step(control, by: presses.signum()), count: Int(presses.magnitude))
    default: [self]
    }
  }
}

extension ReplayStep: CustomStringConvertible {
  /// What happens, for people: `type 'K' into coupon`.
  public var description: String {
    switch self {
    case .type(let text, let field): "type '\(text)' into \(field)"
    case .clear(let field): "clear \(field)"
    case .submit(let field): "submit \(field)"
    case .tap(let control): "tap \(control)"
    case .toggle(let control): "toggle \(control)"
    case .step(let control, let presses): "step \(control) \(presses > 0 ? "up" : "down")"
    case .select(let choice, let picker): "select \(choice) in \(picker)"
    case .slide(let slider, let value): "slide \(slider) to \(value)"
    case .scroll(let rows): "scroll by \(rows) rows"
    case .push(let control): "push by \(control)"
    case .pop: "pop"
    case .present(let control): "present by \(control)"
    case .dismiss: "dismiss"
    case .advance(let duration): "advance by \(duration)"
    case .environment(let setting): "set \(setting)"
    case .parameters(let values):
      "set "
        + values.sorted { $0.key < $1.key }.map { "\($0.key) to \($0.value)" }
        .joined(separator: ", ")
    case .action(let name): "action \(name)"
    case .service(let name, _, _): "change the service \(name)"
    case .expect: "expect something of the screen"
    }
  }
}
