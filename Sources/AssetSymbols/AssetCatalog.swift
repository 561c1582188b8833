package import Foundation

/// Reads the assets of an `.xcassets` folder.
package enum AssetCatalog {
  private struct Contents: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?

      private enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    let properties: Properties?
  }

  /// The assets in the order of their names, those of folders after those beside them.
  ///
  /// - Throws: `CatalogError` where a folder or its `Contents.json` cannot be read.
  package static func assets(in folder: URL) throws(CatalogError) -> [Asset] {
    try assets(in: folder, namespaces: [])
  }

  private static func assets(
    in folder: URL,
    namespaces: [String]
  ) throws(CatalogError) -> [Asset] {
    let entries: [URL]
    do {
      entries = try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: [.isDirectoryKey]
      )
    } catch {
      throw .unreadable(path: folder.path, reason: "The folder cannot be opened.")
    }
    var assets: [Asset] = []
    for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let name = entry.deletingPathExtension().lastPathComponent
      if let kind = Asset.Kind(rawValue: entry.pathExtension) {
        assets.append(Asset(kind: kind, name: name, namespaces: namespaces))
      } else if entry.pathExtension.isEmpty, isFolder(entry) {
        let inner = try providesNamespace(entry) ? namespaces + [name] : namespaces
        assets += try Self.assets(in: entry, namespaces: inner)
      }
    }
    return assets
  }

  private static func isFolder(_ entry: URL) -> Bool {
    (try? entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }

  private static func providesNamespace(_ folder: URL) throws(CatalogError) -> Bool {
    let file = folder.appending(path: "Contents.json")
    guard let data = try? Data(contentsOf: file) else { return false }
    do {
      let contents = try JSONDecoder().decode(Contents.self, from: data)
      return contents.properties?.providesNamespace == true
    } catch {
      throw .unreadable(path: file.path, reason: "It is not the JSON of an asset catalogue.")
    }
  }
}
