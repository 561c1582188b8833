/// The wire form of recordings: version 1 of the format `perfbudget-recording`.
package struct RecordingFile: Hashable, Sendable {
  /// The name of the format.
  package static let format = "perfbudget-recording"

  /// The version of the format.
  package static let version = 1

  /// The build and the machine.
  package var environment: RecordingEnvironment

  /// The recordings, in order of the replay.
  package var recordings: [Recording]

  /// Creates a file's content.
  package init(environment: RecordingEnvironment, recordings: [Recording]) {
    self.environment = environment
    self.recordings = recordings
  }

  /// The file's text; equal contents give equal bytes.
  package var text: String {
    JSONText.object([
      "environment": environment.jsonText,
      "format": .string(Self.format),
      "producer": .string(Producer.name),
      "recordings": .array(recordings.map(\.jsonText)),
      "version": .integer(Self.version),
    ]).rendered()
  }
}

// MARK: - JSON

extension Recording {
  /// The recording in a file; times are left out where none were measured.
  package var jsonText: JSONText {
    var members: [String: JSONText] = [
      "causes": causes.jsonText,
      "evaluations": evaluations.jsonText,
      "floor": floor.jsonText,
      "mount": mount.jsonText,
      "parameters": .object(parameters.mapValues(\.jsonText)),
      "redundant": redundant.jsonText,
      "scenario": .string(scenario),
      "steps": .array(steps.map { .line($0.jsonText) }),
      "variant": .string(variant),
    ]
    if !work.isEmpty { members["work"] = work.jsonText }
    if let replayTimes {
      members["times_ns"] = .object(["replay": .line(.array(replayTimes.map { .integer($0) }))])
    }
    return .object(members)
  }
}

extension RecordedStep {
  fileprivate var jsonText: JSONText {
    var members: [String: JSONText] = [
      "action": .string(action),
      "evaluations": evaluations.jsonText,
      "step": .integer(number),
    ]
    if !work.isEmpty { members["work"] = work.jsonText }
    return .object(members)
  }
}
