/// A property of a class that announces its changes.
///
/// It stands in for Combine's wrapper of the same name where Combine does not exist. Before a new
/// value is stored, first the observers of the object and then those of the property are told. An
/// equal value is a change too. Writing through `append`, `+=` and the like is one change.
///
/// Nobody is told before somebody has asked the object for its `objectWillChange`, so writes in an
/// initialiser are silent.
///
/// Not Sendable. Threads that write at the same time do no harm to memory, but which value is kept
/// is open.
///
/// - Note: Source: Combine's documentation of `Published`.
@propertyWrapper
public struct Published<Value> {
  fileprivate let storage: Storage

  /// A property with the given value.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// A property with the given value.
  public init(initialValue: Value) {
    storage = Storage(initialValue)
  }

  /// Announces the changes of this property alone.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {
      precondition(
        newValue.storage === storage,
        "The publisher of a published property was replaced by another one. Assign the value."
      )
    }
  }

  /// Not available: a structure cannot announce its changes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("'@Published' is only available on properties of classes.") }
    set { fatalError("'@Published' is only available on properties of classes.") }
  }

  /// The value of the property of an object.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.publish(newValue, ownerType: Owner.self) }
  }
}

extension Published: PublishedField {
  static func storage(at address: UnsafeRawPointer) -> any PublishedStorage {
    address.assumingMemoryBound(to: Self.self).pointee.storage
  }
}
