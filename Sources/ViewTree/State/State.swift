internal import Simulation

/// A value that belongs to a view's place in the tree and outlives the view's struct.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/state.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var storage: StateInitialValue<Value>
  private var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  ///
  /// Whether `wrappedValue` is evaluated with each creation of the view or once per place in the
  /// tree depends on the simulated SDK; see `SimulationSettings.stateInitialValue`.
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    storage =
      switch Graph.currentSettings.stateInitialValue {
      case .eager: .value(wrappedValue())
      case .lazy: .deferred(wrappedValue)
      }
  }

  /// Creates a state with an initial value that has been worked out.
  public init(initialValue: Value) {
    storage = .value(initialValue)
  }

  /// The value.
  ///
  /// Reading it while a body is evaluated makes that body depend on it. Writing it takes effect
  /// with the next update; a value that compares equal is not written.
  public var wrappedValue: Value {
    get {
      guard let location else { return storage.resolved() }
      guard location.isUpdating else { return location.get() }
      location.reading.wasRead = true
      return storage.resolved()
    }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value; making it does not read the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return Binding(ConstantLocation(storage.resolved())) }
    return Binding(location, value: storage.resolved(), reading: location.reading)
  }

  /// Makes the storage of the state for one node.
  public static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox { StateBox<Value>(owner) }

  /// A state does not read the environment.
  public static var _readsEnvironment: Bool { false }

  /// Keeps the storage of one state property.
  private final class StateBox<Stored>: _PropertyBox {
    private var location: StateLocation<Stored>?

    override func update(_ property: UnsafeMutableRawPointer) -> Bool {
      let state = property.assumingMemoryBound(to: State<Stored>.self)
      let location = location ?? make(state.pointee.storage)
      if state.pointee.location == nil {
        location.initial = state.pointee.storage
        state.pointee.location = location
      }
      state.pointee.storage = .value(location.valueInUpdate())
      return location.takeChange() && location.reading.wasRead
    }

    private func make(_ initial: StateInitialValue<Stored>) -> StateLocation<Stored> {
      let made = StateLocation(initial, owner: node)
      location = made
      return made
    }

    override func collectCauses(name: String, into causes: inout [RawCause]) {
      causes.append(.state(name: name))
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  public init() {
    self.init(initialValue: nil)
  }
}

extension State: FieldComparable {
  /// States are part of the view's value by the initial value that the parent gave.
  package static func isSameField(_ old: State, _ new: State) -> Bool {
    (old.location?.initial ?? old.storage).isSame(as: new.storage)
  }
}

/// The initial value of a state, worked out or not.
enum StateInitialValue<Value> {
  case value(Value)
  case deferred(() -> Value)

  func resolved() -> Value {
    switch self {
    case .value(let value): value
    case .deferred(let make): make()
    }
  }

  /// Deferred values are part of no comparison, since nobody has worked them out.
  func isSame(as other: StateInitialValue) -> Bool {
    switch (self, other) {
    case (.value(let old), .value(let new)): isSameValue(old, new)
    case (.deferred, .deferred): true
    default: false
    }
  }
}
