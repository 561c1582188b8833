/// What of a view has the focus.
///
/// Reading it while a body is evaluated makes that body depend on it, as with `@State`.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/focusstate.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let empty: Value
  private var value: Value
  private var location: FocusLocation<Value>?

  /// Creates a focus state for one field.
  public init() where Value == Bool {
    empty = false
    value = false
  }

  /// Creates a focus state for one of several fields.
  public init<T>() where Value == T?, T: Hashable {
    empty = nil
    value = nil
  }

  /// What has the focus; writing it moves the focus.
  public var wrappedValue: Value {
    get {
      guard let location else { return value }
      guard location.isUpdating else { return location.get() }
      location.reading.wasRead = true
      return value
    }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the focus state.
  public var projectedValue: Binding {
    guard let location else { return Binding(.constant(value)) }
    return Binding(ViewTree.Binding(location, value: value, reading: location.reading))
  }

  /// Makes the storage of the state for one node.
  public static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox { Box(owner) }

  /// A focus state does not read the environment.
  public static var _readsEnvironment: Bool { false }

  private final class Box: _PropertyBox {
    private var location: FocusLocation<Value>?

    override func update(_ property: UnsafeMutableRawPointer) -> Bool {
      let state = property.assumingMemoryBound(to: FocusState.self)
      let location = location ?? make(state.pointee.empty)
      state.pointee.location = location
      state.pointee.value = location.valueInUpdate()
      return location.takeChange() && location.reading.wasRead
    }

    private func make(_ empty: Value) -> FocusLocation<Value> {
      let made = FocusLocation(empty: empty, owner: node)
      node.graph.focus.add(made)
      location = made
      return made
    }

    override func collectCauses(name: String, into causes: inout [RawCause]) {
      causes.append(.state(name: name))
    }

    override func dispose() {
      if let location { node.graph.focus.remove(location) }
    }
  }

  /// A connection to a focus state of another view.
  ///
  /// - Note: Source: developer.apple.com/documentation/swiftui/focusstate/binding.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    let base: ViewTree.Binding<Value>

    init(_ base: ViewTree.Binding<Value>) {
      self.base = base
    }

    /// What has the focus; writing it moves the focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// Makes what follows the state for one node.
    public static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox {
      // A struct with one stored property starts with it.
      ViewTree.Binding<Value>._makeBox(owner)
    }

    /// A binding does not read the environment.
    public static var _readsEnvironment: Bool { false }
  }
}

extension FocusState: FieldComparable {
  /// What has the focus is no part of the value that the parent gives.
  package static func isSameField(_ old: Self, _ new: Self) -> Bool { true }
}

/// The storage of one focus state of one node.
nonisolated final class FocusLocation<Value: Hashable>: Location<Value>, @MainActor FocusHolder {
  private let storage: StateLocation<Value>
  private let empty: Value
  private weak let graph: Graph?

  @MainActor
  init(empty: Value, owner: Node) {
    storage = StateLocation(.value(empty), owner: owner)
    self.empty = empty
    graph = owner.graph
  }

  var reading: ReadMark { storage.reading }

  @MainActor
  func takeChange() -> Bool { storage.takeChange() }

  override func get() -> Value { storage.get() }

  override func valueInUpdate() -> Value { storage.valueInUpdate() }

  override func set(_ value: Value) {
    storage.set(value)
    onGraphThread(self) { $0.graph?.focus.didWrite($0) }
  }

  override var isUpdating: Bool { storage.isUpdating }

  @MainActor override func addObserver(_ node: Node) { storage.addObserver(node) }

  @MainActor override func removeObserver(_ node: Node) { storage.removeObserver(node) }

  // MARK: FocusHolder

  var isHolding: Bool { storage.get() != empty }

  func resign() { storage.set(empty) }

  /// What makes the state say that the element with `value` has the focus.
  @MainActor
  func target(_ value: Value) -> FocusTarget {
    FocusTarget(
      holder: self,
      focus: { [storage] in storage.set(value) },
      check: { [storage] in storage.get() == value }
    )
  }
}
