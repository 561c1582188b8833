#if !canImport(Darwin)
public import Foundation

/// What is dragged, in the form that was used before `Transferable`; a small part of the class.
///
/// Nothing is dragged while simulating, so a provider holds what it was made with.
///
/// - Note: Source: developer.apple.com/documentation/foundation/nsitemprovider.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  // Written once, before anybody else knows the provider.
  private let object: (any Sendable)?
  /// The name that is suggested for what is dragged.
  public let suggestedName: String?

  /// Creates a provider of nothing.
  public override init() {
    object = nil
    suggestedName = nil
  }

  /// Creates a provider of an object.
  public init(object: any Sendable) {
    self.object = object
    suggestedName = nil
  }

  /// Creates a provider of the contents of a file.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    object = fileURL
    suggestedName = fileURL.lastPathComponent
  }

  /// Whether the provider holds something of a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  /// Whether the provider holds an object of a class.
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }
}
#endif
