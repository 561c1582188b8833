public import Foundation

/// A modifier that runs an action when a value that is derived from the layout has changed.
public struct _LayoutChangeModifier<Value: Equatable>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let name: String
  let isInitial: Bool
  let value: (ScreenLayout) -> Value
  let action: (_ old: Value, _ new: Value) -> Void

  /// Goes through the content, then derives the value.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
    let (node, isNew) = walk.next { parent, _ in
      LayoutChangeNode(modifier.pointee, parent: parent)
    }
    if walk.isUpdate, !isNew { node.receive(modifier.pointee) }
  }

  private final class LayoutChangeNode: Node, LayoutReader {
    private var modifier: _LayoutChangeModifier
    private var value: Value
    /// The value before the changes that the action has not been told of.
    private var old: Value?

    init(_ modifier: _LayoutChangeModifier, parent: Node) {
      self.modifier = modifier
      value = modifier.value(parent.graph.layout)
      super.init(graph: parent.graph, parent: parent)
      graph.addLayoutReader(self)
      if modifier.isInitial { graph.appearingCount += 1 }
    }

    func receive(_ new: _LayoutChangeModifier) {
      modifier = new
      layoutChanged()
    }

    func layoutChanged() {
      let new = modifier.value(graph.layout)
      guard new != value else { return }
      let before = value
      value = new
      guard old == nil else { return }
      old = before
      graph.actions.append(handlerOf: self, modifier.name) { [self] in
        guard let before = old.take(), before != value else { return }
        modifier.action(before, value)
      }
    }

    override func appear() {
      guard modifier.isInitial else { return }
      graph.actions.append(handlerOf: self, modifier.name) { [self] in
        modifier.action(value, value)
      }
    }

    override func dispose() { graph.removeLayoutReader(self) }
  }
}

extension View {
  /// Runs an action with a value derived from the geometry, at first and when it has changed.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs an action with a value derived from the geometry, at first and when it has changed.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      _LayoutChangeModifier(
        name: "onGeometryChange(for: \(T.self))",
        isInitial: true,
        value: { transform(GeometryProxy(size: $0.size)) },
        action: action
      )
    )
  }

  /// Runs an action when a value derived from the scroll view around the view has changed.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      _LayoutChangeModifier(
        name: "onScrollGeometryChange(for: \(T.self))",
        isInitial: false,
        value: {
          transform(ScrollGeometry(contentOffset: $0.scrollOffset, containerSize: $0.size))
        },
        action: action
      )
    )
  }
}

/// How far a scroll view is scrolled, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the upper leading corner.
  public var contentOffset: CGPoint
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// The part of the content that can be seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
