/// The values of the pages on a navigation stack, of any types.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/navigationpath.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path from values, bottom page first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of pages above the root.
  public var count: Int { values.count }

  /// Whether only the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a page.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Takes away the topmost pages.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}
