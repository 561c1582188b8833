/// Where the value behind a binding lives.
///
/// A location gives two views of its value: what the running transaction has made of it, which
/// bodies see, and the newest one, which actions see.
package class Location<Value> {
  /// The newest value; what actions see.
  func get() -> Value {
    preconditionFailure("A location without storage was read. This is a defect in perfbudget.")
  }

  /// The value in the transaction that is being applied; what bodies see.
  func valueInUpdate() -> Value { get() }

  /// Replaces the value.
  func set(_ value: Value) {}

  /// Whether a write through one location is a write through the other.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Whether bodies must read through to the location, since something tracks the read.
  var isTracked: Bool { false }

  /// Whether a body is being evaluated by the graph that the location belongs to.
  var isUpdating: Bool { false }

  /// Has `node` checked whenever the value may have changed.
  @MainActor func addObserver(_ node: Node) {}

  /// Ends what `addObserver` began.
  @MainActor func removeObserver(_ node: Node) {}
}

/// A value that nothing can change.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }

  override func isSame(as other: Location<Value>) -> Bool { other is ConstantLocation<Value> }
}

/// A value behind two closures.
///
/// Two such locations are never the same, so a view that is given one runs with its parent.
final class FunctionLocation<Value>: Location<Value> {
  private let getValue: () -> Value
  private let setValue: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getValue = get
    setValue = set
  }

  override func get() -> Value { getValue() }

  override func set(_ value: Value) { setValue(value, onGraphThread { .current }) }

  override var isTracked: Bool { true }
}

/// A property of a reference, reached through a writable key path.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }

  override var isTracked: Bool { true }
}

/// A part of another location's value.
final class MemberLocation<Whole, Value>: Location<Value> {
  private let whole: Location<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>

  init(_ whole: Location<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override func get() -> Value { whole.get()[keyPath: keyPath] }

  override func valueInUpdate() -> Value { whole.valueInUpdate()[keyPath: keyPath] }

  override func set(_ value: Value) {
    var changed = whole.get()
    changed[keyPath: keyPath] = value
    whole.set(changed)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Whole, Value> else { return false }
    return keyPath == other.keyPath && whole.isSame(as: other.whole)
  }

  override var isTracked: Bool { whole.isTracked }
  override var isUpdating: Bool { whole.isUpdating }
  override func addObserver(_ node: Node) { whole.addObserver(node) }
  override func removeObserver(_ node: Node) { whole.removeObserver(node) }
}

/// One element of a collection at another location.
///
/// An element that is gone keeps its last value, so that a row can be taken down in peace.
final class ElementLocation<Elements: MutableCollection>: Location<Elements.Element> {
  private let elements: Location<Elements>
  private let index: Elements.Index
  private var last: Elements.Element

  init(_ elements: Location<Elements>, _ index: Elements.Index, _ value: Elements.Element) {
    self.elements = elements
    self.index = index
    last = value
  }

  override func get() -> Elements.Element { read(elements.get()) }

  override func valueInUpdate() -> Elements.Element { read(elements.valueInUpdate()) }

  private func read(_ elements: Elements) -> Elements.Element {
    if index >= elements.startIndex, index < elements.endIndex { last = elements[index] }
    return last
  }

  override func set(_ value: Elements.Element) {
    var changed = elements.get()
    guard index >= changed.startIndex, index < changed.endIndex else { return }
    changed[index] = value
    elements.set(changed)
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation<Elements> else { return false }
    return index == other.index && elements.isSame(as: other.elements)
  }

  override var isTracked: Bool { elements.isTracked }
  override var isUpdating: Bool { elements.isUpdating }
  override func addObserver(_ node: Node) { elements.addObserver(node) }
  override func removeObserver(_ node: Node) { elements.removeObserver(node) }
}

/// A value derived from another location's value, and written back through a closure.
final class DerivedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let derive: (Base) -> Value
  private let write: (Location<Base>, Value) -> Void

  init(
    _ base: Location<Base>,
    _ derive: @escaping (Base) -> Value,
    write: @escaping (Location<Base>, Value) -> Void
  ) {
    self.base = base
    self.derive = derive
    self.write = write
  }

  override func get() -> Value { derive(base.get()) }
  override func valueInUpdate() -> Value { derive(base.valueInUpdate()) }
  override func set(_ value: Value) { write(base, value) }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? DerivedLocation<Base, Value> else { return false }
    return base.isSame(as: other.base)
  }

  override var isTracked: Bool { base.isTracked }
  override var isUpdating: Bool { base.isUpdating }
  override func addObserver(_ node: Node) { base.addObserver(node) }
  override func removeObserver(_ node: Node) { base.removeObserver(node) }
}
