#if !canImport(Darwin)
public import Foundation

/// A text of an app's catalogue, to be looked up where it is shown; it is shown as it is.
///
/// - Note: Source: developer.apple.com/documentation/foundation/localizedstringresource.
public struct LocalizedStringResource: Hashable, Sendable {
  /// Where the catalogue is.
  public enum BundleDescription: Hashable, Sendable {
    /// In the app.
    case main
    /// In the bundle of a class, by the class's name.
    case named(String)
    /// At a place in the file system.
    case atURL(URL)

    /// In the bundle of a class.
    public static func forClass(_ anyClass: AnyClass) -> BundleDescription {
      .named(String(describing: anyClass))
    }
  }

  /// What the catalogue calls the text.
  public let key: String
  /// The text in the language of development.
  public let defaultValue: String.LocalizationValue
  /// The catalogue's name; nil for the usual one.
  public let table: String?
  /// The language and region.
  public var locale: Locale
  /// Where the catalogue is.
  public let bundle: BundleDescription

  /// Creates a resource whose key is its text.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.resolved
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource with a key and the text in the language of development.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Creates a resource from a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Creates a resource from a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// Creates a text from a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: Agreement.applied(to: String(localized: resource)))
  }
}

extension Button where Label == Text {
  /// Creates a button whose title is a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(String(localized: titleResource), action: action)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds the text of a resource.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendLiteral(String(localized: resource))
  }
}
#endif
