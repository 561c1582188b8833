extension View {
  /// Animates changes of the view that come with a change of `value`.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    drawing("animation", Pair(animation, value))
  }

  /// Animates all changes of the view.
  public func animation(_ animation: Animation?) -> some View {
    drawing("animation", animation)
  }

  /// Changes the transactions that the view is updated in.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    drawing("transaction", transform)
  }

  /// Changes the transactions that the view is updated in when `value` differs.
  public func transaction<V: Equatable>(
    value: V,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    drawing("transaction", Pair(value, transform))
  }

  /// Says how the content of the view changes.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    drawing("contentTransition", transition)
  }
}

/// How the content of a view changes.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// Fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// From shape to shape.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText \(countsDown)")
  }
}
