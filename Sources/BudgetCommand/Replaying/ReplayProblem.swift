internal import BudgetKit
package import RenderSim

/// Why a replay gives no recording.
package enum ReplayProblem: Error, Hashable, Sendable {
  /// A step could not be performed.
  case replay(ReplayError)
  /// The replay went on, but something was wrong.
  case finding(Finding)
  /// The process that replayed ended by itself.
  case crashed(step: String, reason: String)
  /// An event took too long.
  case timedOut(step: String, limit: Duration)
  /// Another process replayed, and tells what is wrong.
  case told(String)
  /// Two replays differ.
  case notDeterministic(RecordDifference)
  /// Nothing was mounted that has a body.
  case nothingMounted
  /// Fewer events happened than the scenario demands.
  case tooFewEvents(Int, least: Int)
  /// Fewer views were mounted than the scenario demands.
  case tooFewMounted(Int, least: Int)
}

// MARK: - Words

extension ReplayProblem {
  /// What is wrong and what to do next, without the scenario's name.
  package var message: String {
    switch self {
    case .replay(let error): error.message
    case .finding(let finding):
      "The view '\(finding.view)' has a fault. \(finding.message)"
    case .crashed(let step, let reason):
      "The process that replayed the screen is gone: \(reason) at the step '\(step)'. See above what "
        + "it printed, or use '--in-process' under a debugger."
    case .timedOut(let step, let limit):
      "The step '\(step)' had not ended after '\(limit)' of real time, so it was stopped. Have it "
        + "wait for nothing outside of the screen, or set another '--time-limit'."
    case .told(let message): message
    case .notDeterministic(let difference):
      "Two replays differ at \(difference.place): one has \(difference.first), the other "
        + "\(difference.second). Remove what is random or depends on time, hashing or addresses."
    case .nothingMounted:
      "No view with a body was mounted, so there is '0' to count. Check what the variant shows."
    case .tooFewEvents(let count, let least):
      "'\(count)' events happened, and 'atLeast' demands '\(least)'. Add steps, or lower it."
    case .tooFewMounted(let count, let least):
      "'\(count)' views were mounted, and 'atLeast' demands '\(least)'. Set the parameters so "
        + "that more appear, or lower it."
    }
  }
}

extension ReplayError {
  /// What is wrong and what to do next.
  package var message: String {
    switch self {
    case .controlNotFound(let step, let control, let present):
      "There is no control '\(control)' for the step: \(step). \(Self.advice(control, present))"
    case .controlRejectsStep(let step, let control, let kind):
      "The control '\(control)' is a \(kind) and does not take the step: \(step). Name another "
        + "control, or use another step."
    case .controlDisabled(let step, let control):
      "The control '\(control)' is disabled at the step: \(step). Enable it by an earlier step."
    case .nothingToLeave(let step):
      "Nothing was presented or pushed that the step could leave: '\(step)'. Present or push "
        + "something by an earlier step."
    case .nothingShown(let step):
      "The control was tapped, but nothing more is shown than before, at the step: \(step). Name "
        + "a control that opens something, or use 'tap'."
    case .unexpectedTexts(let step, let missing, let unwanted, let present):
      "After the step '\(step)' the screen \(Self.faults(missing, unwanted)). It shows: "
        + "\(present.isEmpty ? "nothing" : NearestName.list(present)). Correct the screen, or what the scenario expects."
    case .unexpectedRequests(let step, let service, let count, let expected):
      "After the step '\(step)' the service '\(service)' has had '\(count)' requests, and the "
        + "scenario expects '\(expected)'. Correct the screen, or what the scenario expects."
    case .serviceNotAsked(let service, let asked):
      "Nobody asked the service '\(service)' whose answers a step changes. "
        + NearestName.advice(for: service, among: asked)
    case .parametersAreFixed(let step):
      "The screen's content is made once, so the step cannot be performed: '\(step)'. Make it "
        + "with 'ScreenContent(parameters) { parameters in … }'."
    case .wokenFromOutside(let origins):
      "Tasks waited for another thread or the network, which differ from run to run: from "
        + "\(NearestName.list(origins)). Have a stub service answer, or simulate what they wait for."
    case .unfinishedTasks(let origins):
      "Tasks did not end when the screen was left: from \(NearestName.list(origins)). They wait "
        + "for what never comes. Answer them, end them with the screen, or write "
        + "'allow: [\"unfinishedTasks\"]' in the scenario."
    case .unknownAction(let action, let known):
      "The screen has no action '\(action)'. \(NearestName.advice(for: action, among: known))"
    case .updateLoop(let step, let views, let properties):
      "The screen does not settle after the step: \(step). The views \(NearestName.list(views)) "
        + "keep being evaluated because of \(NearestName.list(properties)). Remove the write that "
        + "an update causes."
    case .missingEnvironmentObject(let step, let view, let type):
      "The view '\(view)' needs an object of type '\(type)' at the step: \(step). Add it with "
        + "'.environment' where the screen is made."
    }
  }

  private static func faults(_ missing: [String], _ unwanted: [String]) -> String {
    let faults = [("does not show", missing), ("still shows", unwanted)]
    return faults.filter { !$0.1.isEmpty }
      .map { "\($0.0) \(NearestName.list($0.1))" }
      .joined(separator: ", and ")
  }

  private static func advice(_ control: String, _ present: [String]) -> String {
    guard !present.isEmpty else { return "The screen shows no control at all." }
    let list = "Present: \(NearestName.list(present))."
    guard let nearest = NearestName.nearest(to: control, among: present) else { return list }
    return "Did you mean '\(nearest)'? \(list)"
  }
}
