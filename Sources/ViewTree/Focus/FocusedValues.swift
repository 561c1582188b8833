public import Observation
public import ObservationKit

/// A key of a value that the focused view offers.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/focusedvaluekey.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view and the scene offer.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/focusedvalues.
public struct FocusedValues {
  var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key, or nil where nobody offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// Who offers which values, and who reads any.
@MainActor
final class FocusedValueStore {
  private var offers: [any FocusedValuePlace] = []
  private var readers: [ObjectIdentifier: Node] = [:]

  /// The values that are offered now: those of the scene, then those around the focused field.
  func current(in graph: Graph) -> FocusedValues {
    var values = FocusedValues()
    for offer in offers where offer.isForScene || offer.contains(graph.focus.field) {
      offer.add(to: &values)
    }
    return values
  }

  func add(_ offer: any FocusedValuePlace) {
    offers.append(offer)
    focusMoved()
  }

  func remove(_ offer: any FocusedValuePlace) {
    offers.removeAll { $0 === offer }
    focusMoved()
  }

  /// Has those who read values checked.
  func focusMoved() {
    for reader in readers.values { reader.invalidate(.check) }
  }

  func addReader(_ node: Node) { readers[ObjectIdentifier(node)] = node }

  func removeReader(_ node: Node) { readers[ObjectIdentifier(node)] = nil }
}

/// A place that offers a value.
@MainActor
protocol FocusedValuePlace: Node {
  var isForScene: Bool { get }
  func add(to values: inout FocusedValues)
}

extension FocusedValuePlace {
  /// Whether the field stands in the content of the place.
  func contains(_ field: FieldNode?) -> Bool {
    var node: Node? = field
    while let current = node {
      if current === self { return true }
      node = current.parent
    }
    return false
  }
}

/// A modifier that offers a value while the focus is in its content, or while the scene is there.
struct FocusedValueModifier<Value>: ViewModifier {
  typealias Body = Never

  let value: Value
  let isForScene: Bool
  let set: (Value, inout FocusedValues) -> Void

  static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let (node, isNew) = walk.next { parent, _ in Place(modifier.pointee, parent: parent) }
    if walk.isUpdate, !isNew { node.receive(modifier.pointee) }
    walk.descend(into: node) { Modified._walk(content, &$0) }
  }

  private final class Place: Node, FocusedValuePlace {
    private var modifier: FocusedValueModifier

    init(_ modifier: FocusedValueModifier, parent: Node) {
      self.modifier = modifier
      super.init(graph: parent.graph, parent: parent)
      graph.focus.values.add(self)
    }

    func receive(_ new: FocusedValueModifier) {
      let isSame = isSameValue(modifier.value, new.value)
      modifier = new
      if !isSame { graph.focus.values.focusMoved() }
    }

    var isForScene: Bool { modifier.isForScene }

    func add(to values: inout FocusedValues) { modifier.set(modifier.value, &values) }

    override func dispose() { graph.focus.values.remove(self) }
  }
}

extension View {
  /// Offers a value while the focus is in the view.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isForScene: false) { $1[keyPath: keyPath] = $0 })
  }

  /// Offers a value, if there is one, while the focus is in the view.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isForScene: false) { $1[keyPath: keyPath] = $0 })
  }

  /// Offers an observable object while the focus is in the view.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isForScene: false) { $1[object: T.self] = $0 })
  }

  /// Offers a value while the scene is there.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isForScene: true) { $1[keyPath: keyPath] = $0 })
  }

  /// Offers a value, if there is one, while the scene is there.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isForScene: true) { $1[keyPath: keyPath] = $0 })
  }

  /// Offers an observable object while the scene is there.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isForScene: true) { $1[object: T.self] = $0 })
  }

  /// Offers an observable object while the focus is in the view.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isForScene: false) { $1[object: T.self] = $0 })
  }

  /// Offers an observable object while the scene is there.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isForScene: true) { $1[object: T.self] = $0 })
  }
}
