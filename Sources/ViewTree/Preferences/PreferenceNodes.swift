/// A place that reports a value for a key, whatever its content reports.
final class PreferenceWriterNode<Key: PreferenceKey>: Node {
  private(set) var value: Key.Value

  init(_ value: Key.Value, parent: Node) {
    self.value = value
    super.init(graph: parent.graph, parent: parent)
    graph.preferences.isChanged = true
  }

  func receive(_ new: Key.Value) {
    if !isSameValue(value, new) { graph.preferences.isChanged = true }
    value = new
  }

  override func dispose() { graph.preferences.isChanged = true }
}

/// A place that changes what its content reports for a key.
final class PreferenceTransformNode<Key: PreferenceKey>: Node {
  var transform: (inout Key.Value) -> Void {
    didSet { graph.preferences.isChanged = true }
  }

  init(_ transform: @escaping (inout Key.Value) -> Void, parent: Node) {
    self.transform = transform
    super.init(graph: parent.graph, parent: parent)
    graph.preferences.isChanged = true
  }

  override func dispose() { graph.preferences.isChanged = true }
}

/// A place that follows what its content reports.
@MainActor
protocol PreferenceReader: Node {
  /// Looks again; the reader queues an action, or an evaluation, where the value differs.
  func preferencesChanged()
}

/// What one screen reports, and who follows it.
@MainActor
struct PreferenceState {
  /// Whether something reported has changed since the readers last looked.
  var isChanged = false
  /// The readers, in the order of their making.
  var readers: [any PreferenceReader] = []
}

extension Graph {
  /// What the content of a place reports for a key.
  func preference<Key: PreferenceKey>(_ key: Key.Type, in place: Node) -> Key.Value {
    collect(key, in: place) ?? Key.defaultValue
  }

  private func collect<Key: PreferenceKey>(_ key: Key.Type, in place: Node) -> Key.Value? {
    var result: Key.Value?
    for child in place.children {
      guard let next = reported(key, by: child) else { continue }
      if var before = result {
        Key.reduce(value: &before) { next }
        result = before
      } else {
        result = next
      }
    }
    return result
  }

  private func reported<Key: PreferenceKey>(_ key: Key.Type, by node: Node) -> Key.Value? {
    if let writer = node as? PreferenceWriterNode<Key> { return writer.value }
    if let transforming = node as? PreferenceTransformNode<Key> {
      var value = preference(key, in: node)
      transforming.transform(&value)
      return value
    }
    // What is presented reports nothing to the screen below it.
    if node is any PresentedPlace { return nil }
    return collect(key, in: node)
  }

  /// Has the readers look again, inner ones first, if something reported has changed.
  func deliverPreferences() {
    guard preferences.isChanged else { return }
    preferences.isChanged = false
    for reader in preferences.readers.reversed() where reader.isAlive {
      reader.preferencesChanged()
    }
  }

  func addPreferenceReader(_ reader: any PreferenceReader) {
    preferences.readers.append(reader)
    preferences.isChanged = true
  }

  func removePreferenceReader(_ reader: any PreferenceReader) {
    preferences.readers.removeAll { $0 === reader }
  }
}
