public import Foundation

/// A value that can be dragged, shared or copied.
///
/// Nothing leaves the app while simulating; a conformance is only checked.
///
/// - Note: Source: developer.apple.com/documentation/coretransferable/transferable.
public protocol Transferable: Sendable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// How the value is carried over.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is carried over to where it is dropped.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// Puts the representations of a value together.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// The first representation.
  public static func buildPartialBlock<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item { content }

  /// A further representation.
  public static func buildPartialBlock<A: TransferRepresentation, B: TransferRepresentation>(
    accumulated: A,
    next: B
  ) -> _SystemRepresentation<Item> where A.Item == Item, B.Item == Item {
    _SystemRepresentation()
  }
}

/// The representation of a type of the system.
public struct _SystemRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates the representation.
  public init() {}
}

/// A value carried over as its encoded form.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates the representation.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value carried over by another value.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>:
  TransferRepresentation
{
  /// Creates the representation.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}

  /// Creates the representation.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}

/// A value carried over as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates the representation.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Creates the representation.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Creates the representation.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

extension String: Transferable {
  /// As the system has it.
  public static let transferRepresentation = _SystemRepresentation<String>()
}

extension Data: Transferable {
  /// As the system has it.
  public static let transferRepresentation = _SystemRepresentation<Data>()
}

extension URL: Transferable {
  /// As the system has it.
  public static let transferRepresentation = _SystemRepresentation<URL>()
}

extension AttributedString: Transferable {
  /// As the system has it.
  public static let transferRepresentation = _SystemRepresentation<AttributedString>()
}
