internal import Foundation

/// A file as somebody named it, together with the folder to which that name belongs.
package struct FilePath: Hashable, Sendable {
  /// The path as messages show it.
  package var shown: String

  private let url: URL

  /// Creates a path.
  ///
  /// - Parameters:
  ///   - shown: A path, absolute or relative to `folder`.
  ///   - folder: The absolute path of a folder.
  package init(_ shown: String, in folder: String) {
    self.shown = shown
    url =
      URL(
        filePath: shown,
        relativeTo: URL(filePath: folder, directoryHint: .isDirectory)
      ).absoluteURL.standardizedFileURL
  }

  private init(shown: String, url: URL) {
    (self.shown, self.url) = (shown, url)
  }

  /// A file or folder in this folder.
  package func appending(_ name: String) -> FilePath {
    let slash = shown.hasSuffix("/") ? "" : "/"
    return FilePath(shown: shown + slash + name, url: url.appending(component: name))
  }

  /// The path from the root of the file system.
  package var absolute: String { url.path }

  /// Whether something is there, be it a file or a folder.
  package var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Whether a folder is there.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether the file, links resolved, lies in a folder or would lie there once it is written.
  package func isInside(_ folder: FilePath) -> Bool {
    let root = folder.url.resolvingSymlinksInPath().path
    let place = url.resolvingSymlinksInPath().path
    return place.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  /// The names of what is in the folder, sorted.
  package func names() throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    } catch {
      throw .unreadable(shown)
    }
  }

  /// The file's content.
  package func read() throws(FileError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: url))
    } catch {
      throw .unreadable(shown)
    }
  }

  /// Replaces the file's content at once: a reader sees the old content or the new, no part of it.
  package func write(_ text: String) throws(FileError) {
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(shown)
    }
  }

  /// Makes sure that the folder exists.
  package func createFolder() throws(FileError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(shown)
    }
  }
}
