/// What views inside of a navigation stack reach it by, through their environment.
@MainActor
final class NavigationContext {
  private weak var stack: NavigationStackNode?
  private var destinations: [ObjectIdentifier: any NavigationDestinationPlace] = [:]

  init(_ stack: NavigationStackNode) {
    self.stack = stack
  }

  /// The stack, while it is on screen.
  var liveStack: NavigationStackNode? { stack.flatMap { $0.isAlive ? $0 : nil } }

  /// What makes the pages for values of a type.
  func destination(for value: AnyHashable) -> (any NavigationDestinationPlace)? {
    destinations[ObjectIdentifier(type(of: value.base))]
  }

  func register(_ place: any NavigationDestinationPlace, for type: Any.Type) {
    destinations[ObjectIdentifier(type)] = place
    liveStack?.destinationsChanged()
  }

  func unregister(_ place: any NavigationDestinationPlace, for type: Any.Type) {
    if destinations[ObjectIdentifier(type)] === place {
      destinations[ObjectIdentifier(type)] = nil
    }
  }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
  /// The nearest navigation stack around the view.
  var navigation: NavigationContext? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

/// A place that makes the pages for values of one type.
@MainActor
protocol NavigationDestinationPlace: Node {
  /// Makes the content of a page and runs its closure.
  func makeContent(for value: AnyHashable, in page: PageNode) -> Node
}
