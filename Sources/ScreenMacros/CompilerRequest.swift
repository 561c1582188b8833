/// What the compiler asks of a plugin.
package enum CompilerRequest: Decodable {
  /// Which version of the protocol the plugin speaks.
  case capability
  /// What a use of a macro stands for.
  case expansion(MacroUse)
  /// Something that plugins without libraries are not asked.
  case unknown

  private enum Key: String, CodingKey {
    case getCapability
    case expandFreestandingMacro
    case expandAttachedMacro
  }

  package init(from decoder: any Decoder) throws {
    let message = try decoder.container(keyedBy: Key.self)
    if message.contains(.getCapability) {
      self = .capability
    } else if message.contains(.expandAttachedMacro) {
      self = .expansion(try message.decode(MacroUse.self, forKey: .expandAttachedMacro))
    } else if message.contains(.expandFreestandingMacro) {
      self = .expansion(try message.decode(MacroUse.self, forKey: .expandFreestandingMacro))
    } else {
      self = .unknown
    }
  }
}
