internal import Foundation

/// The values of the pages on a navigation stack, of any types.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/navigationpath.
nonisolated public struct NavigationPath: Equatable {
  /// One page.
  private struct Entry: Equatable {
    let value: AnyHashable
    /// The value for storing the path; nil where its type cannot be stored.
    let stored: (any Codable)?

    static func == (one: Entry, two: Entry) -> Bool { one.value == two.value }
  }

  private var entries: [Entry] = []

  /// The values, bottom page first.
  var values: [AnyHashable] {
    get { entries.map(\.value) }
    set {
      entries = newValue.enumerated().map { index, value in
        index < entries.count && entries[index].value == value
          ? entries[index]
          : Entry(value: value, stored: value.base as? any Codable)
      }
    }
  }

  /// Creates an empty path.
  public init() {}

  /// Creates a path from values, bottom page first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    entries = elements.map { Entry(value: AnyHashable($0), stored: nil) }
  }

  /// Creates a path from values that can be stored, bottom page first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    entries = elements.map { Entry(value: AnyHashable($0), stored: $0) }
  }

  /// Creates a path from a stored one.
  public init(_ codable: CodableRepresentation) {
    entries = codable.values.map { Entry(value: Self.erased($0), stored: $0) }
  }

  private static func erased(_ value: any Codable & Hashable) -> AnyHashable {
    AnyHashable(value)
  }

  /// The number of pages above the root.
  public var count: Int { entries.count }

  /// Whether only the root is shown.
  public var isEmpty: Bool { entries.isEmpty }

  /// The path in a form that can be stored; nil where a value cannot.
  public var codable: CodableRepresentation? {
    var values: [any Codable & Hashable] = []
    for entry in entries {
      guard let value = entry.stored as? any Codable & Hashable else { return nil }
      values.append(value)
    }
    return CodableRepresentation(values: values)
  }

  /// Adds a page.
  public mutating func append<V: Hashable>(_ value: V) {
    entries.append(Entry(value: AnyHashable(value), stored: nil))
  }

  /// Adds a page with a value that can be stored.
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    entries.append(Entry(value: AnyHashable(value), stored: value))
  }

  /// Takes away the topmost pages.
  ///
  /// - Precondition: There are as many.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      k <= entries.count,
      "'\(k)' pages were taken from a path of '\(entries.count)'. Ask for its count first."
    )
    entries.removeLast(k)
  }
}

extension NavigationPath {
  /// A path in a form that can be stored: for each page the name of its type and its JSON, topmost
  /// page first.
  nonisolated public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [any Codable & Hashable]

    fileprivate init(values: [any Codable & Hashable]) {
      self.values = values
    }

    /// Reads a stored path.
    ///
    /// - Throws: `DecodingError` if a type is not known or its JSON is not.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "'\(name)' is not a type whose values a path can hold."
          )
        }
        values.append(try JSONDecoder().decode(type, from: Data(json.utf8)))
      }
      self.values = values.reversed()
    }

    /// Stores the path.
    ///
    /// - Throws: `EncodingError` if a value cannot be encoded.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        try container.encode(_mangledTypeName(type(of: value)) ?? "")
        let json = try JSONEncoder().encode(value)
        try container.encode(String(decoding: json, as: UTF8.self))
      }
    }

    /// Whether both hold equal values.
    public static func == (one: Self, two: Self) -> Bool {
      one.values.map(erased) == two.values.map(erased)
    }

    private static func erased(_ value: any Codable & Hashable) -> AnyHashable {
      AnyHashable(value)
    }
  }
}
