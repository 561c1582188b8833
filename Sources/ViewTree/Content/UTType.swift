/// A kind of data, by its identifier; a small part of the type of the same name on Apple systems.
///
/// - Note: Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype.
nonisolated public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, in reverse domain order.
  public let identifier: String

  /// Creates a type from an identifier.
  public init?(_ identifier: String) {
    self.identifier = identifier
  }

  /// Creates a type from an identifier that an app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type from an identifier that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type for the end of a file's name.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    identifier = "dyn.\(filenameExtension)"
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }

  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Any content.
  public static let content = UTType(known: "public.content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A directory.
  public static let directory = UTType(known: "public.directory")
  /// A location.
  public static let url = UTType(known: "public.url")
  /// The location of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without styles.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without styles in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text with styles.
  public static let rtf = UTType(known: "public.rtf")
  /// A page of the web.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// A table of values between commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source code in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A document in pages.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A picture in PNG.
  public static let png = UTType(known: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A picture in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A picture in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// A picture in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// A film.
  public static let movie = UTType(known: "public.movie")
  /// A film without sound.
  public static let video = UTType(known: "public.video")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A film in QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Files in one.
  public static let archive = UTType(known: "public.archive")
  /// Files in a ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// An app.
  public static let application = UTType(known: "com.apple.application")
  /// A program.
  public static let executable = UTType(known: "public.executable")
  /// A contact.
  public static let vCard = UTType(known: "public.vcard")
}
