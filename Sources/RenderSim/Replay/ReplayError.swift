/// Why a replay could not be carried out.
public enum ReplayError: Error, Hashable, Sendable {
  /// No control of the screen matches; `present` lists those that would, in document order.
  case controlNotFound(step: String, control: String, present: [String])
  /// The control exists but does not take the step, as in typing into a button.
  case controlRejectsStep(step: String, control: String, kind: String)
  /// The control is disabled.
  case controlDisabled(step: String, control: String)
  /// Nothing is presented, or no page was pushed, that the step could leave.
  case nothingToLeave(step: String)
  /// The control was tapped, and no page or presentation was added.
  case nothingShown(step: String)
  /// After a step, texts are missing on the screen, or there that must not be; `present` lists all.
  case unexpectedTexts(step: String, missing: [String], unwanted: [String], present: [String])
  /// After a step, services have had another number of requests than the scenario expects.
  case unexpectedRequests(step: String, service: String, count: Int, expected: Int)
  /// A step says how a service answers that nobody has asked; `asked` lists those that were.
  case serviceNotAsked(service: String, asked: [String])
  /// A step changes parameters of a screen whose content is made once.
  case parametersAreFixed(step: String)
  /// Tasks had not ended a minute after the screen was left; names what they come from.
  case unfinishedTasks(origins: [String])
  /// Something outside of the screen had tasks go on; names what they come from.
  case wokenFromOutside(origins: [String])
  /// The screen registers no such action.
  case unknownAction(action: String, known: [String])
  /// An update kept invalidating itself; names the views and the properties of the cycle.
  case updateLoop(step: String, views: [String], properties: [String])
  /// A view needs an object that nobody injected.
  case missingEnvironmentObject(step: String, view: String, type: String)
}
