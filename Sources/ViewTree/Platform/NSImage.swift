#if !canImport(AppKit)
public import Foundation

/// A picture of AppKit; only its name or its bytes are kept.
nonisolated public final class NSImage: Hashable, Sendable {
  private let name: String
  private let data: Data?

  private init(name: String, data: Data?) {
    self.name = name
    self.data = data
  }

  /// Creates a picture of size zero.
  public convenience init() {
    self.init(name: "", data: nil)
  }

  /// Creates a picture of the app by name.
  public convenience init?(named name: String) {
    self.init(name: name, data: nil)
  }

  /// Creates a picture from bytes, which are not decoded; nil where there are none.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(name: "", data: data)
  }

  /// Creates a picture from a file; nil where it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a symbol of the system by name.
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(name: name, data: nil)
  }

  /// Creates a picture from a file; nil where it cannot be read.
  public convenience init?(contentsOf url: URL) {
    self.init(contentsOfFile: url.path)
  }

  /// The size, in points; zero, since nothing is decoded.
  public var size: CGSize { .zero }

  /// Whether two pictures have the same name and the same bytes.
  public static func == (left: NSImage, right: NSImage) -> Bool {
    left.name == right.name && left.data == right.data
  }

  /// Hashes name and bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(data)
  }

  var source: Image.Source { data.map(Image.Source.data) ?? .asset(name) }
}

nonisolated extension Image {
  /// Creates a picture from one of AppKit.
  public init(nsImage: NSImage) {
    self.init(nsImage.source)
  }
}
#endif
