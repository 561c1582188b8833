/// A view whose content can scroll what is in it to a view with an identity.
///
/// The closure is a scope of its own, as with other content that is given a proxy.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/scrollviewreader.
public struct ScrollViewReader<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates the reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Hands the closure to a place of its own.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let window = walk.window
    let (node, isNew) = walk.next {
      (parent, environment) -> ContentNode<ScrollViewProxy, Content> in
      let proxy = ScrollViewProxy()
      let node = ContentNode(
        view.pointee.content,
        input: proxy,
        parent: parent,
        environment: environment,
        window: window
      )
      proxy.target.node = node
      return node
    }
    guard walk.isUpdate else { return walk.visit(node) }
    if isNew { node.run() } else { node.receive(view.pointee.content, input: node.input) }
  }
}

/// Scrolls what is in a reader.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/scrollviewproxy.
public struct ScrollViewProxy {
  @MainActor
  final class Target {
    weak var node: Node?
  }

  let target: Target

  @MainActor init() {
    target = Target()
  }

  /// Scrolls until the view with an identity is on screen; lazy rows on the way are made.
  ///
  /// - Parameters:
  ///   - id: The identity of a row, or one that `id(_:)` gives.
  ///   - anchor: Where the view shall stand; nil moves as little as possible.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = target.node, node.isAlive else { return }
    node.graph.scroll(to: AnyHashable(id), anchor: anchor, inside: node)
  }
}

extension Graph {
  /// Scrolls the lazy containers in a place so that a row is on screen; the caller settles.
  func scroll(to id: AnyHashable, anchor: UnitPoint?, inside place: Node) {
    for window in windows(in: place) where window.window.scroll(to: id, anchor: anchor) { return }
  }

  /// The lazy containers in a place.
  func windows(in place: Node) -> [WindowNode] {
    windows.filter { window in
      var node: Node? = window
      while let current = node, current !== place { node = current.parent }
      return node != nil
    }
  }

  /// Scrolls every lazy container by a number of rows, as a person does; the caller settles.
  package func scroll(byRows count: Int) {
    for window in windows { window.window.scroll(by: count) }
    notifyScrollObservers()
  }

  /// Tells those who follow scrolling that a person has scrolled.
  func notifyScrollObservers() {
    for observer in layout.scrollObservers where observer.isAlive { observer.didScroll() }
  }
}

/// A place that follows what people scroll.
@MainActor
protocol ScrollObserver: Node {
  /// A person has scrolled; the caller settles.
  func didScroll()
}
