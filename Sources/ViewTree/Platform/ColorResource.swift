public import Foundation

/// The name of a colour of the app or of the system, as Xcode makes symbols of them.
///
/// - Note: Source: developer.apple.com/documentation/developertoolssupport/colorresource.
nonisolated public struct ColorResource: Hashable, Sendable {
  let source: Color.Source

  /// Creates a symbol for a colour of the app.
  public init(name: String, bundle: Bundle) {
    source = .asset(name)
  }

  /// Creates a symbol for a colour of the system.
  init(system name: String) {
    source = .system(name)
  }
}

nonisolated extension Color {
  /// Creates a colour from a symbol for it.
  public init(_ resource: ColorResource) {
    self.init(resource.source)
  }
}
