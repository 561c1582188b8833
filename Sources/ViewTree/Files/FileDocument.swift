public import Foundation

/// A document as a value, read from and written to a file.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/filedocument.
nonisolated public protocol FileDocument {
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written with.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Writes the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

nonisolated extension FileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
nonisolated public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written with.
nonisolated public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it is; nil for a new one.
  public let existingFile: FileWrapper?
}

/// What an editor of documents is given.
@MainActor
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where the document is kept.
  public var fileURL: URL?
  /// Whether people can change it.
  public var isEditable: Bool
}

#if !canImport(Darwin)
/// The contents of a file, which Foundation lacks on Linux.
nonisolated public final class FileWrapper: Sendable {
  /// The bytes of the file.
  public let regularFileContents: Data?
  /// The files in the folder.
  public let fileWrappers: [String: FileWrapper]?
  /// The name of the file.
  public let filename: String?

  /// Wraps bytes.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
    filename = nil
  }

  /// Wraps a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
    filename = nil
  }
}
#endif
