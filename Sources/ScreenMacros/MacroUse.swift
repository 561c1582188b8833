internal import Foundation

/// One use of a macro in a source file.
package struct MacroUse: Decodable {
  /// Where the expansion goes.
  package enum Role: String, Decodable {
    /// Into the braces of a property.
    case accessor
    /// Beside a declaration.
    case peer
    /// In place of `#name`, as a declaration.
    case declaration
    /// In place of `#name`, as another thing.
    case expression
    case codeItem
  }

  /// The type in the plugin that the macro's declaration names.
  package let macro: String
  package let role: Role
  /// The declaration that the macro is attached to; empty for `#name`.
  package let declaration: String
  /// The file and the place in it, in bytes from its start.
  package let file: String
  package let offset: Int
  /// The type that the extension around the declaration extends, if there is one.
  package let extendedType: String?

  private enum Key: String, CodingKey {
    case macro
    case macroRole
    case declSyntax
    case syntax
    case lexicalContext
  }

  private struct Reference: Decodable {
    let typeName: String
  }

  private struct Syntax: Decodable {
    let source: String
    let location: Location?
  }

  private struct Location: Decodable {
    let fileName: String
    let offset: Int
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    macro = try fields.decode(Reference.self, forKey: .macro).typeName
    role = try fields.decode(Role.self, forKey: .macroRole)
    let declared = try fields.decodeIfPresent(Syntax.self, forKey: .declSyntax)
    let used = try fields.decodeIfPresent(Syntax.self, forKey: .syntax)
    declaration = declared?.source ?? ""
    let location = declared?.location ?? used?.location
    file = location?.fileName ?? ""
    offset = location?.offset ?? 0
    let around = try fields.decodeIfPresent([Syntax].self, forKey: .lexicalContext) ?? []
    extendedType = around.lazy.compactMap { Self.extendedType(in: $0.source) }.first
  }

  /// The type after the keyword `extension`, without the module that it may be qualified with.
  private static func extendedType(in source: String) -> String? {
    let words = source.split { $0.isWhitespace || $0 == "{" || $0 == ":" }
    guard let keyword = words.firstIndex(of: "extension"), keyword + 1 < words.count else {
      return nil
    }
    return words[keyword + 1].split(separator: ".").last.map(String.init)
  }
}
