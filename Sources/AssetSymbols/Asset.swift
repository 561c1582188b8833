/// A colour or a picture of an asset catalogue.
package struct Asset: Equatable {
  /// What it is.
  package enum Kind: String {
    case color = "colorset"
    case image = "imageset"
    case symbol = "symbolset"

    /// The word that a symbol's name drops from the end of the asset's.
    var suffix: String { self == .color ? "Color" : "Image" }
  }

  package let kind: Kind
  /// The name by which it is looked up.
  package let name: String
  /// The folders around it that provide a namespace, outermost first.
  package let namespaces: [String]

  package init(kind: Kind, name: String, namespaces: [String]) {
    self.kind = kind
    self.name = name
    self.namespaces = namespaces
  }

  /// The name of its symbol.
  ///
  /// - Note: Source: Xcode 15 release notes, asset catalogues, and the files that Xcode generates.
  package var symbol: String {
    let base = name.hasSuffix(kind.suffix) ? String(name.dropLast(kind.suffix.count)) : name
    return SymbolName.member(base.isEmpty ? name : base)
  }

  /// The name with its namespaces, as it is looked up.
  var path: String { (namespaces + [name]).joined(separator: "/") }
}
