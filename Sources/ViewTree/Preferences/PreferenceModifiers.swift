/// A modifier that reports a value.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let value: Key.Value

  /// Goes through the content; what that reports does not count.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let (node, isNew) = walk.next { parent, _ in
      PreferenceWriterNode<Key>(modifier.pointee.value, parent: parent)
    }
    if walk.isUpdate, !isNew { node.receive(modifier.pointee.value) }
    walk.descend(into: node) { Modified._walk(content, &$0) }
  }
}

/// A modifier that changes what its content reports.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let transform: (inout Key.Value) -> Void

  /// Goes through the content.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let (node, isNew) = walk.next { parent, _ in
      PreferenceTransformNode<Key>(modifier.pointee.transform, parent: parent)
    }
    if walk.isUpdate, !isNew { node.transform = modifier.pointee.transform }
    walk.descend(into: node) { Modified._walk(content, &$0) }
  }
}

/// A modifier that runs an action with what its content reports, at first and on each change.
public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier
where Key.Value: Equatable {
  /// The type of the body.
  public typealias Body = Never

  let action: (Key.Value) -> Void

  /// Goes through the content.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let (node, _) = walk.next { parent, _ in PreferenceActionNode(parent: parent) }
    if walk.isUpdate { node.action = modifier.pointee.action }
    walk.descend(into: node) { Modified._walk(content, &$0) }
  }

  private final class PreferenceActionNode: Node, PreferenceReader {
    var action: (Key.Value) -> Void = { _ in }
    private var last: Key.Value?

    init(parent: Node) {
      super.init(graph: parent.graph, parent: parent)
      graph.addPreferenceReader(self)
    }

    func preferencesChanged() {
      let value = graph.preference(Key.self, in: self)
      guard value != last else { return }
      last = value
      graph.actions.append(handlerOf: self, "onPreferenceChange(\(Key.self))") { [self] in
        action(value)
      }
    }

    override func dispose() { graph.removePreferenceReader(self) }
  }
}

/// A modifier that adds content made from what the modified view reports.
public struct _PreferenceContentModifier<Key: PreferenceKey, Added: View>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let content: (Key.Value) -> Added

  /// Goes through the view, then the content that is added to it.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let (reader, _) = walk.next { parent, _ in Node(graph: parent.graph, parent: parent) }
    walk.descend(into: reader) { Modified._walk(content, &$0) }
    let (node, isNew) = walk.next { parent, environment in
      PreferenceContentNode(
        modifier.pointee.content,
        of: reader,
        parent: parent,
        environment: environment
      )
    }
    guard walk.isUpdate else { return walk.visit(node) }
    if isNew { node.run() } else { node.receive(modifier.pointee.content, input: node.input) }
  }

  private final class PreferenceContentNode: ContentNode<Key.Value, Added>, PreferenceReader {
    private let reported: Node

    init(
      _ content: @escaping (Key.Value) -> Added,
      of reported: Node,
      parent: Node,
      environment: EnvironmentScope
    ) {
      self.reported = reported
      super.init(
        content,
        input: parent.graph.preference(Key.self, in: reported),
        parent: parent,
        environment: environment
      )
      graph.addPreferenceReader(self)
    }

    func preferencesChanged() {
      let value = graph.preference(Key.self, in: reported)
      if !isSameValue(value, input) { change(value) }
    }

    override func dispose() {
      super.dispose()
      graph.removePreferenceReader(self)
    }
  }
}

extension View {
  /// Reports a value to the views around, instead of what the view's own content reports.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes what the view reports.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs an action with what the view reports, at first and when it has changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Draws content made from what the view reports on top of it.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceContentModifier<K, V>(content: transform))
  }

  /// Draws content made from what the view reports behind it.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceContentModifier<K, V>(content: transform))
  }
}
