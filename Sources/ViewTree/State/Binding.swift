/// A connection to a value that is stored elsewhere.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/binding.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  /// The value when the binding was made, or when its view was last brought up to date; nil
  /// where making the binding did not read it.
  private var value: Value?
  /// Notes that a body has read the value; belongs to the property that the binding comes from.
  private(set) var reading: ReadMark?

  /// The transaction of writes through the binding.
  public var transaction = Transaction()

  init(_ location: Location<Value>) {
    self.init(location, value: location.get())
  }

  init(_ location: Location<Value>, value: Value?, reading: ReadMark? = nil) {
    self.location = location
    self.value = value
    self.reading = reading
  }

  /// Creates a binding from two closures; `get` is called at once and with each read.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(FunctionLocation(get: get, set: { value, _ in set(value) }))
  }

  /// Creates a binding from two closures, of which `set` is given the transaction too.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(FunctionLocation(get: get, set: set))
  }

  /// Creates a binding from another one, for closures with a `$` parameter.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value), value: value)
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      if location.isTracked {
        reading?.wasRead = true
        return location.get()
      }
      guard location.isUpdating else { return location.get() }
      reading?.wasRead = true
      return value ?? location.valueInUpdate()
    }
    nonmutating set {
      if transaction.animation != nil {
        withTransaction(transaction) { location.set(newValue) }
      } else {
        location.set(newValue)
      }
    }
  }

  /// The binding itself; passing it on does not read the value.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a member of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(
      MemberLocation(location, keyPath),
      value: value?[keyPath: keyPath],
      reading: reading
    )
  }

  /// A binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding whose writes belong to `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Makes what follows the value for one node.
  public static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox {
    BindingBox<Value>(owner)
  }

  /// A binding does not read the environment.
  public static var _readsEnvironment: Bool { false }

  /// Connects the property of a node with its box; called by the box.
  @MainActor
  fileprivate mutating func install(_ box: BindingBox<Value>, _ value: Value) {
    reading = box.reading
    self.value = value
  }
}

extension Binding {
  /// Whether both bindings write to the same place.
  func isSameLocation(_ other: Binding) -> Bool { location.isSame(as: other.location) }
}

extension Binding: FieldComparable {
  /// Another location makes a view different; another value only where the view has read it.
  package static func isSameField(_ old: Binding, _ new: Binding) -> Bool {
    guard old.location.isSame(as: new.location) else { return false }
    guard let oldValue = old.value, let newValue = new.value else { return true }
    return isSameValue(oldValue, newValue) || old.reading?.wasRead == false
  }
}

extension Binding where Value: Identifiable {
  /// The identity of the value behind the binding.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// A binding to an optional that always holds the value of `base`.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      DerivedLocation(base.location, { Optional($0) }) { location, value in
        if let value { location.set(value) }
      },
      value: base.value,
      reading: base.reading
    )
  }

  /// A binding to the wrapped value of `base`; nil where there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      DerivedLocation(base.location, { $0 ?? value }) { location, value in location.set(value) },
      value: value,
      reading: base.reading
    )
  }
}

/// Follows the value behind one `@Binding` property of one node.
final class BindingBox<Value>: _PropertyBox {
  private var location: Location<Value>?
  private var last: Value?
  let reading = ReadMark()

  override func update(_ property: UnsafeMutableRawPointer) -> Bool {
    let binding = property.assumingMemoryBound(to: Binding<Value>.self)
    let current = binding.pointee.location
    if location !== current {
      location?.removeObserver(node)
      location = current
      current.addObserver(node)
    }
    let value = current.valueInUpdate()
    let isChanged = last.map { !isSameValue($0, value) } ?? false
    last = value
    binding.pointee.install(self, value)
    return isChanged && reading.wasRead
  }

  override func collectCauses(name: String, into causes: inout [RawCause]) {
    causes.append(.binding(name: name))
  }

  override func dispose() {
    location?.removeObserver(node)
    location = nil
  }
}
