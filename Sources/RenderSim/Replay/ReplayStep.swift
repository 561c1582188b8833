/// One thing that a scenario has happen; a step may stand for several events.
public enum ReplayStep: Hashable, Sendable {
  /// Types `text` into a text field, one event per character.
  case type(String, into: String)
  /// Replaces the text of a text field by the empty text, in one event.
  case clear(String)
  /// Taps a button, or anything else that takes taps.
  case tap(String)
  /// Flips a toggle.
  case toggle(String)
  /// Presses a stepper's plus (`by` positive) or minus (`by` negative), one event per press.
  case step(String, by: Int)
  /// Runs an action that the screen registered.
  case action(String)
}
