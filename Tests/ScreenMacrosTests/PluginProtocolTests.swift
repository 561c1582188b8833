internal import Foundation
internal import ScreenMacros
internal import Testing

/// The messages as the compiler of Swift 6.3 sends and expects them.
struct PluginProtocolTests {
  struct Exchange: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let request: String
    let response: String
  }

  static let exchanges = [
    Exchange(
      testDescription: "the protocol's version",
      request: #"{"getCapability":{"capability":{"protocolVersion":7}}}"#,
      response: #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    ),
    Exchange(
      testDescription: "a preview vanishes",
      request: #"""
        {"expandFreestandingMacro":{"macro":{"moduleName":"ScreenMacros","name":"Preview ",
        "typeName":"PreviewMacro"},"macroRole":"declaration","discriminator":"x",
        "syntax":{"kind":"declaration","source":"#Preview { CartScreen() }"},"lexicalContext":[]}}
        """#,
      response: #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#
    ),
    Exchange(
      testDescription: "an entry gets accessors",
      request: entry(role: "accessor", declaration: "@Entry var limit: Int = 3"),
      response: #"{"expandMacroResult":{"diagnostics":[],"expandedSource":"#
        + #""get { self[__Key_limit.self] }\nset { self[__Key_limit.self] = newValue }"}}"#
    ),
    Exchange(
      testDescription: "an entry of a transaction gets a key",
      request: entry(role: "peer", declaration: "@Entry var limit: Int = 3"),
      response: #"{"expandMacroResult":{"diagnostics":[],"expandedSource":"#
        + #""private struct __Key_limit: ViewTree.TransactionKey {\n"#
        + #"  static var defaultValue: Int { 3 }\n}"}}"#
    ),
    Exchange(
      testDescription: "an entry without a value is an error at its place",
      request: entry(role: "peer", declaration: "@Entry var limit: Int"),
      response: #"{"expandMacroResult":{"diagnostics":[{"fixIts":[],"highlights":[],"message":"#
        + #""'@Entry var limit' has no default value. Give it one, or an optional type.","#
        + #""notes":[],"position":{"fileName":"Limits.swift","offset":12},"severity":"error"}]}}"#
    ),
  ]

  private static func entry(role: String, declaration: String) -> String {
    #"{"expandAttachedMacro":{"macro":{"moduleName":"ScreenMacros","name":"Entry","#
      + #""typeName":"EntryMacro"},"macroRole":"\#(role)","discriminator":"x","#
      + #""declSyntax":{"kind":"declaration","source":"\#(declaration)","#
      + #""location":{"fileID":"A/Limits.swift","fileName":"Limits.swift","offset":12,"#
      + #""line":1,"column":1}},"#
      + #""lexicalContext":[{"kind":"declaration","source":"extension Transaction {\n}"}]}}"#
  }

  @Test(arguments: exchanges)
  func `a request is answered`(_ exchange: Exchange) throws {
    let request = try JSONDecoder().decode(CompilerRequest.self, from: Data(exchange.request.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let response = try encoder.encode(ScreenMacros.answer(to: request))
    #expect(String(decoding: response, as: UTF8.self) == exchange.response)
  }

  @Test
  func `messages follow their length until one has none`() throws {
    let (toPlugin, fromPlugin) = (Pipe(), Pipe())
    let compiler = MessageChannel(
      input: fromPlugin.fileHandleForReading,
      output: toPlugin.fileHandleForWriting
    )
    let plugin = MessageChannel(
      input: toPlugin.fileHandleForReading,
      output: fromPlugin.fileHandleForWriting
    )
    let long = Data(repeating: 65, count: 300)
    try compiler.send(long)
    try compiler.send(Data())
    #expect(try plugin.receive() == long)
    #expect(try plugin.receive() == nil)
  }

  @Test
  func `a closed channel is the end`() throws {
    let pipe = Pipe()
    let plugin = MessageChannel(
      input: pipe.fileHandleForReading,
      output: .nullDevice
    )
    try pipe.fileHandleForWriting.write(contentsOf: Data([1, 0, 0]))
    try pipe.fileHandleForWriting.close()
    #expect(try plugin.receive() == nil)
  }
}
