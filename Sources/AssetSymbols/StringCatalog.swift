package import Foundation

/// A text of a string catalogue that is looked up by a symbol.
package struct CatalogString: Equatable {
  /// What the catalogue calls it.
  package let key: String
  /// The text in the language of development, with `%` before its values.
  package let value: String
  /// The catalogue's name; nil for the usual one.
  package let table: String?
}

/// Reads the texts of an `.xcstrings` file.
package enum StringCatalog {
  private struct Contents: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let extractionState: String?
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  private struct Variations: Decodable {
    let plural: [String: Localization]?
  }

  private struct Unit: Decodable {
    let value: String
  }

  /// The texts that were entered by hand, in the order of their keys.
  ///
  /// Those that were extracted from code have no symbols, as in Xcode.
  ///
  /// - Throws: `CatalogError` where the file cannot be read.
  package static func strings(in file: URL) throws(CatalogError) -> [CatalogString] {
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
    } catch {
      throw .unreadable(path: file.path, reason: "It is not the JSON of a string catalogue.")
    }
    let name = file.deletingPathExtension().lastPathComponent
    return contents.strings.filter { $0.value.extractionState == "manual" }
      .sorted { $0.key < $1.key }
      .map { key, entry in
        let localization = entry.localizations?[contents.sourceLanguage]
        let value =
          localization?.stringUnit?.value
          ?? localization?.variations?.plural?["other"]?.stringUnit?.value
        return CatalogString(
          key: key,
          value: value ?? key,
          table: name == "Localizable" ? nil : name
        )
      }
  }
}
