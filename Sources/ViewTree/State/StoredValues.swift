internal import Foundation

/// A key in the user defaults.
struct StoredKey: Hashable {
  let name: String
  /// The store; nil for the values of the screen itself.
  let store: UserDefaults?
  /// Whether it is a key of the scene, beside the defaults.
  var isForScene = false

  static func == (first: StoredKey, second: StoredKey) -> Bool {
    first.name == second.name && first.store === second.store
      && first.isForScene == second.isForScene
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(store.map(ObjectIdentifier.init))
  }
}

/// The user defaults as one screen sees them, and who follows which key.
@MainActor
final class StoredValues {
  /// What was written without a store; an inner nil where a value was taken away.
  private var values: [String: Any?] = [:]
  private var sceneValues: [String: Any?] = [:]
  private var observers: [StoredKey: [ObjectIdentifier: Node]] = [:]

  /// What is held at a key.
  subscript(key: StoredKey) -> Any? {
    get {
      if key.isForScene { return sceneValues[key.name].flatMap { $0 } }
      if let store = key.store { return store.object(forKey: key.name) }
      if let written = values[key.name] { return written }
      return UserDefaults.standard.object(forKey: key.name)
    }
    set {
      if key.isForScene {
        sceneValues[key.name] = .some(newValue)
      } else if let store = key.store {
        store.set(newValue, forKey: key.name)
      } else {
        values[key.name] = .some(newValue)
      }
    }
  }

  /// Has those who follow a key checked.
  func invalidateObservers(of key: StoredKey) {
    for node in observers[key, default: [:]].values {
      node.graph.invalidate(node, .check, in: .current)
    }
  }

  func addObserver(_ node: Node, of key: StoredKey) {
    observers[key, default: [:]][ObjectIdentifier(node)] = node
  }

  func removeObserver(_ node: Node, of key: StoredKey) {
    observers[key]?[ObjectIdentifier(node)] = nil
  }
}

/// A value at a key of the user defaults.
final class StoredLocation<Value>: Location<Value> {
  let key: StoredKey
  private weak let graph: Graph?
  private let form: StoredForm<Value>
  private let initial: Value

  init(_ key: StoredKey, in graph: Graph, form: StoredForm<Value>, initial: Value) {
    self.key = key
    self.graph = graph
    self.form = form
    self.initial = initial
  }

  override func get() -> Value {
    onGraphThread(self) { $0.read() }
  }

  @MainActor
  private func read() -> Value { graph?.storedValues[key].flatMap(form.read) ?? initial }

  override var isUpdating: Bool { onGraphThread(graph) { $0?.isUpdating ?? false } }

  override func set(_ value: Value) { onGraphThread((self, value)) { $0.write($1) } }

  @MainActor
  private func write(_ value: Value) {
    guard let graph else { return }
    if let writer = graph.updatingNode {
      return graph.reportWrite(during: writer, of: "@AppStorage \(key.name)")
    }
    graph.storedValues[key] = form.write(value)
    graph.storedValues.invalidateObservers(of: key)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? StoredLocation<Value>)?.key == key
  }

  override func addObserver(_ node: Node) {
    graph?.storedValues.addObserver(node, of: key)
  }

  override func removeObserver(_ node: Node) {
    graph?.storedValues.removeObserver(node, of: key)
  }
}
