package import ObservationKit

/// Receives what the engine does, while it does it.
@MainActor
package protocol EvaluationRecorder: AnyObject {
  /// Takes one body evaluation.
  func record(_ evaluation: RawEvaluation)
  /// Takes something that is wrong with the screen.
  func report(_ finding: RawFinding)
  /// Takes a check of a view whose properties had not changed, so that no evaluation followed.
  func recordCheck(of view: ViewDescriptor)
  /// Takes a value from the parent that was equal to the one before.
  func recordSkip(of view: ViewDescriptor)
  /// Takes a line that says what changed for a body, in SwiftUI's words.
  func noteChanges(_ line: String)
}

/// One body evaluation, before names are resolved.
package struct RawEvaluation {
  package let node: any ViewNodeProtocol
  package let causes: [RawCause]
  package let isRedundant: Bool
}

/// Why a body was evaluated, before names are resolved.
package enum RawCause {
  case appeared
  case value(fields: [String])
  case property(TrackedChange)
  case state(name: String)
  case binding(name: String)
  case environment(name: String)
  case storage(name: String)
  case object(ObjectChange)
}

/// Something wrong with a screen that did not stop the engine.
package struct RawFinding: Hashable {
  /// What kinds of finding there are.
  package enum Kind: String {
    case writeDuringBody
    case updateLoop
    case duplicateIdentity
    case constantRangeChanged
    case identityChurn
    case missingEnvironmentObject
    case publishedOffMainThread
    case endlessTask
  }

  package let kind: Kind
  package let view: String
  package let message: String
}
