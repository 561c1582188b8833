internal import Foundation

/// The compiler plugin behind `#Preview`, `@Previewable` and `@Entry`.
///
/// The compiler starts it and exchanges messages with it on standard input and output, until it
/// closes the input. Each message is a length in 8 bytes, the least first, and that many bytes of
/// JSON. Nothing but the toolchain is needed.
///
/// - Note: Source: the messages of the compiler's plugin protocol, SwiftCompilerPluginMessageHandling
///   in swiftlang/swift-syntax. The protocol is not documented as stable, so the tests compile one
///   use of each macro.
@main
package enum ScreenMacros {
  package static func main() throws {
    let channel = MessageChannel(input: .standardInput, output: .standardOutput)
    while let message = try channel.receive() {
      let request = try JSONDecoder().decode(CompilerRequest.self, from: message)
      try channel.send(JSONEncoder().encode(answer(to: request)))
    }
  }

  /// What the compiler is told.
  package static func answer(to request: CompilerRequest) -> PluginResponse {
    switch request {
    case .capability: .capability
    case .expansion(let use): expansion(of: use)
    case .unknown: .expansion(source: nil, diagnostics: [])
    }
  }

  private static func expansion(of use: MacroUse) -> PluginResponse {
    // Previews are for a canvas and vanish; their arguments have been type-checked by then.
    guard use.macro == "EntryMacro" else { return .expansion(source: "", diagnostics: []) }
    do {
      let entry = try EntryDeclaration(use.declaration)
      let source = use.role == .accessor ? entry.accessors : entry.key(in: use.extendedType)
      return .expansion(source: source, diagnostics: [])
    } catch {
      return .expansion(source: nil, diagnostics: [PluginDiagnostic(error, at: use)])
    }
  }
}
