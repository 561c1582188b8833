/// A value that lasts as long as a gesture goes on.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/gesturestate.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value
  private let resetting: ((Value, inout Transaction) -> Void)?

  /// Creates a state with the value that it has while no gesture goes on.
  public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue)
  }

  /// Creates a state with the value that it has while no gesture goes on.
  public init(initialValue: Value) {
    state = State(initialValue: initialValue)
    initial = initialValue
    resetting = nil
  }

  /// Creates a state that is given back within a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a state that is given back within a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a state whose last value decides how it is given back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// Creates a state whose last value decides how it is given back.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(initialValue: initialValue)
    initial = initialValue
    resetting = reset
  }

  /// The value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Makes the storage of the state for one node.
  public static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox {
    // The state is stored first and so lies at the start.
    State<Value>._makeBox(owner)
  }

  /// A gesture's state does not read the environment.
  public static var _readsEnvironment: Bool { false }

  /// Changes the value because the gesture goes on.
  func change(_ body: (inout Value, inout Transaction) -> Void) {
    var transaction = Transaction()
    var value = state.wrappedValue
    body(&value, &transaction)
    write(value, transaction)
  }

  /// Gives the value back; the gesture is over.
  func reset() {
    var transaction = Transaction()
    resetting?(state.wrappedValue, &transaction)
    write(initial, transaction)
  }

  private func write(_ value: Value, _ transaction: Transaction) {
    if transaction.animation != nil {
      withTransaction(transaction) { state.wrappedValue = value }
    } else {
      state.wrappedValue = value
    }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil while no gesture goes on.
  public init() {
    self.init(initialValue: nil)
  }

  /// Creates a state that is nil while no gesture goes on.
  public init(resetTransaction: Transaction) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that is nil while no gesture goes on.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: nil, reset: reset)
  }
}

extension GestureState: FieldComparable {
  /// States are part of the view's value by the value that they begin with.
  package static func isSameField(_ old: Self, _ new: Self) -> Bool {
    isSameValue(old.initial, new.initial)
  }
}
