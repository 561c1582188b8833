#if !canImport(Darwin)
public import Foundation

extension URL {
  /// The folder for documents of the person.
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// The folder for files that support the app.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  /// The folder for what can be made again.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  /// The folder for files that belong to no document.
  public static var libraryDirectory: URL { directory(.libraryDirectory) }
  /// The folder for what was downloaded.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  /// The folder of the desktop.
  public static var desktopDirectory: URL { directory(.desktopDirectory) }
  /// The folder for pictures.
  public static var picturesDirectory: URL { directory(.picturesDirectory) }
  /// The folder for films.
  public static var moviesDirectory: URL { directory(.moviesDirectory) }
  /// The folder for music.
  public static var musicDirectory: URL { directory(.musicDirectory) }

  /// The folder of the person for a purpose; the person's own folder where the system has none.
  private static func directory(_ purpose: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: purpose, in: .userDomainMask).first ?? .homeDirectory
  }
}

/// Runs `body`; there are no pools where there is no Objective-C.
public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result {
  try body()
}
#endif
