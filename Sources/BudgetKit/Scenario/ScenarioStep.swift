/// One step of a scenario file, which happens once or several times.
package struct ScenarioStep: Hashable, Sendable {
  /// What can happen.
  package enum Action: Hashable, Sendable {
    /// Types a text into a text field, one event per character.
    case type(String, into: String)
    /// Empties a text field in one event.
    case clear(String)
    /// Submits a text field.
    case submit(String)
    /// Taps a control.
    case tap(String)
    /// Flips a toggle.
    case toggle(String)
    /// Presses a stepper's plus (`by` positive) or minus (`by` negative), one event per press.
    case step(String, by: Int)
    /// Picks a choice of a picker.
    case select(String, in: String)
    /// Moves a slider to a value.
    case slide(String, to: Double)
    /// Scrolls every lazy container by a number of rows, back where it is negative.
    case scroll(rows: Int)
    /// Taps a control that pushes a page.
    case push(String)
    /// Leaves the page that was pushed last.
    case pop
    /// Taps a control that presents something over the screen.
    case present(String)
    /// Ends what was presented last.
    case dismiss
    /// Lets virtual time go by.
    case advance(Duration)
    /// Sets a value in the environment of the whole screen.
    case environment(Located<String>, value: Located<String>)
    /// Gives parameters of the screen other values.
    case parameters([Scenario.Parameter])
    /// Runs an action that the screen registered.
    case action(String)
    /// Says how a stub service answers from now on; nil leaves that as it is.
    case service(String, delay: Duration?, failures: Int?)
  }

  /// What happens.
  package var action: Action

  /// How often it happens, at least once.
  package var times: Int

  /// What the screen has to show afterwards, if the step says so.
  package var expectation: ScreenExpectation?

  /// Creates a step.
  package init(_ action: Action, times: Int = 1, expectation: ScreenExpectation? = nil) {
    self.action = action
    self.times = times
    self.expectation = expectation
  }
}
