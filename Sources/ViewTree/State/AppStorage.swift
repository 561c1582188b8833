public import Foundation

/// A value that is kept in the user defaults, under a key.
///
/// Every view that declares a key runs when the value at that key differs, whether its body reads
/// the property or not; values at other keys do not concern it.
///
/// Without a store of its own the property begins with what `UserDefaults.standard` holds, but
/// what is written lasts as long as the screen is mounted: one replay must not depend on another.
/// Only writes through such properties are noticed.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/appstorage.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  /// Whether the value is the scene's and not in any store.
  var isForScene = false
  private let form: StoredForm<Value>
  private let initial: Value
  private var location: StoredLocation<Value>?
  private var value: Value?

  init(_ key: String, store: UserDefaults?, form: StoredForm<Value>, initial: Value) {
    self.key = key
    self.store = store
    self.form = form
    self.initial = initial
  }

  /// The value; outside of a mounted view what the store holds, else the default.
  public var wrappedValue: Value {
    get {
      if let location, !location.isUpdating { return location.get() }
      if let value { return value }
      if isForScene { return initial }
      return (store ?? .standard).object(forKey: key).flatMap(form.read) ?? initial
    }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(wrappedValue) }
    return Binding(location, value: wrappedValue)
  }

  /// Makes what follows the value for one node.
  public static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox { Box(owner) }

  /// The property reads the store that the environment names.
  public static var _readsEnvironment: Bool { true }

  private final class Box: _PropertyBox {
    private var location: StoredLocation<Value>?
    private var last: Value?

    override func update(_ property: UnsafeMutableRawPointer) -> Bool {
      let storage = property.assumingMemoryBound(to: AppStorage.self)
      let location = location(for: storage.pointee)
      let value = location.get()
      let isChanged = last.map { !isSameValue($0, value) } ?? false
      last = value
      storage.pointee.location = location
      storage.pointee.value = value
      return isChanged
    }

    /// The place of the property's key; made anew where key or store are others than before.
    private func location(for storage: AppStorage) -> StoredLocation<Value> {
      let key = key(of: storage)
      if let location, location.key == key { return location }
      location?.removeObserver(node)
      let made = StoredLocation(
        key,
        in: node.graph,
        form: storage.form,
        initial: storage.initial
      )
      made.addObserver(node)
      location = made
      return made
    }

    private func key(of storage: AppStorage) -> StoredKey {
      if storage.isForScene { return StoredKey(name: storage.key, store: nil, isForScene: true) }
      let store = storage.store ?? EnvironmentValues(owner.environment).defaultAppStorage
      return StoredKey(name: storage.key, store: store)
    }

    override func collectCauses(name: String, into causes: inout [RawCause]) {
      causes.append(.storage(name: name))
    }

    override func dispose() {
      location?.removeObserver(node)
      location = nil
    }
  }
}

extension AppStorage: FieldComparable {
  /// Key and store are part of the view's value, what is found there is not.
  package static func isSameField(_ old: Self, _ new: Self) -> Bool {
    old.key == new.key && old.store === new.store
  }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// The store of properties that name none.
  fileprivate var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Has `AppStorage` properties in the view that name no store use this one.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
