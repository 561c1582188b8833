/// What a plugin tells the compiler.
package enum PluginResponse: Encodable {
  /// The version of the protocol that the plugin speaks.
  case capability
  /// What a use of a macro stands for; nil where it is in error.
  case expansion(source: String?, diagnostics: [PluginDiagnostic])

  /// The first version in which requests carry the declarations around a use.
  private static let protocolVersion = 7

  private enum Key: String, CodingKey {
    case getCapabilityResult
    case expandMacroResult
  }

  private struct Capability: Encodable {
    struct Version: Encodable {
      let protocolVersion: Int
    }

    let capability: Version
  }

  private struct Expansion: Encodable {
    let expandedSource: String?
    let diagnostics: [PluginDiagnostic]
  }

  package func encode(to encoder: any Encoder) throws {
    var message = encoder.container(keyedBy: Key.self)
    switch self {
    case .capability:
      let version = Capability.Version(protocolVersion: Self.protocolVersion)
      try message.encode(Capability(capability: version), forKey: .getCapabilityResult)
    case .expansion(let source, let diagnostics):
      let expansion = Expansion(expandedSource: source, diagnostics: diagnostics)
      try message.encode(expansion, forKey: .expandMacroResult)
    }
  }
}

/// An error at the use of a macro, as the compiler prints it.
package struct PluginDiagnostic: Encodable {
  private struct Position: Encodable {
    let fileName: String
    let offset: Int
  }

  private struct Nothing: Encodable {}

  private let message: String
  private let severity = "error"
  private let position: Position
  private let highlights: [Nothing] = []
  private let notes: [Nothing] = []
  private let fixIts: [Nothing] = []

  init(_ error: EntryError, at use: MacroUse) {
    message = error.description
    position = Position(fileName: use.file, offset: use.offset)
  }
}
