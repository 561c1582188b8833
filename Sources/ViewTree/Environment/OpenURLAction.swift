public import Foundation

/// Opens an address, as a link does.
///
/// Without an action of the app the address is opened outside of it, which changes nothing.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/openurlaction.
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  /// What an app's action made of an address.
  public struct Result: Sendable {
    enum Kind {
      case handled
      case discarded
      case system
    }

    let kind: Kind

    /// The action opened it.
    public static let handled = Result(kind: .handled)
    /// The action left it alone.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(kind: .system)

    /// The system is to open another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system) }

    /// The system is to open an address.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .system)
    }
  }

  private let handler: (@MainActor (URL) -> Result)?

  /// Creates an action of the app.
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  init() {
    handler = nil
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// Opens an address and tells whether somebody took it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    let result = handler?(url) ?? .systemAction
    completion(result.kind != .discarded)
  }

  /// Opens an address, in the app where that is possible.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = handler?(url) }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { onGraphThread { OpenURLAction() } }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
