package import Foundation

/// Writes the symbols that Xcode makes from asset and string catalogues, as one Swift file.
///
/// Usage: `AssetSymbols OUTPUT CATALOGUE…`, each catalogue an `.xcassets` folder or an `.xcstrings`
/// file.
@main
package enum AssetSymbols {
  package static func main() {
    let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    do {
      guard let output = arguments.first, arguments.count > 1 else { throw CatalogError.usage }
      let source = try source(for: Array(arguments.dropFirst()))
      try source.write(to: output, atomically: true, encoding: .utf8)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  /// The Swift file with the symbols of all catalogues.
  ///
  /// - Throws: `CatalogError` for a catalogue that cannot be read.
  package static func source(for catalogs: [URL]) throws -> String {
    var assets: [Asset] = []
    var strings: [CatalogString] = []
    for catalog in catalogs {
      switch catalog.pathExtension {
      case "xcassets": assets += try AssetCatalog.assets(in: catalog)
      case "xcstrings": strings += try StringCatalog.strings(in: catalog)
      default: throw CatalogError.unknownKind(catalog.lastPathComponent)
      }
    }
    return SymbolFile(assets: assets, strings: strings).text
  }
}
