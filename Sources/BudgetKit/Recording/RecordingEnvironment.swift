/// The build and the machine that made a recording.
package struct RecordingEnvironment: Hashable, Sendable {
  /// How the code was built.
  package enum Configuration: String, Hashable, Sendable {
    /// Without optimisation; counts are exact, times mean nothing.
    case debug
    /// With optimisation.
    case release
  }

  /// The version of the compiler: `6.3.1`.
  package var swift: String

  /// The system and the processor architecture: `linux-x86_64`.
  package var platform: String

  /// How the code was built.
  package var configuration: Configuration

  /// The processor's name, or `unknown`.
  package var cpu: String

  /// The number of processor cores.
  package var cores: Int

  /// Creates a description of build and machine.
  package init(
    swift: String,
    platform: String,
    configuration: Configuration,
    cpu: String,
    cores: Int
  ) {
    self.swift = swift
    self.platform = platform
    self.configuration = configuration
    self.cpu = cpu
    self.cores = cores
  }
}

// MARK: - JSON

extension RecordingEnvironment {
  /// The description in a file.
  package var jsonText: JSONText {
    .object([
      "configuration": .string(configuration.rawValue),
      "cores": .integer(cores),
      "cpu": .string(cpu),
      "platform": .string(platform),
      "swift": .string(swift),
    ])
  }
}
