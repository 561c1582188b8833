public import Foundation

/// A value that is kept with the scene, under a key.
///
/// As with `@AppStorage` every view that declares a key runs when the value at that key differs.
/// The value lasts as long as the screen is mounted.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/scenestorage.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let stored: AppStorage<Value>

  init(_ stored: AppStorage<Value>) {
    var stored = stored
    stored.isForScene = true
    self.stored = stored
  }

  /// The value.
  public var wrappedValue: Value {
    get { stored.wrappedValue }
    nonmutating set { stored.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.projectedValue }

  /// Makes what follows the value for one node.
  public static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox {
    // A struct with one stored property starts with it.
    AppStorage<Value>._makeBox(owner)
  }

  /// The value is not in the environment.
  public static var _readsEnvironment: Bool { false }
}

extension SceneStorage where Value == Bool {
  /// Creates a property with the value that it begins with.
  public init(wrappedValue: Bool, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }
}

extension SceneStorage where Value == Int {
  /// Creates a property with the value that it begins with.
  public init(wrappedValue: Int, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }
}

extension SceneStorage where Value == Double {
  /// Creates a property with the value that it begins with.
  public init(wrappedValue: Double, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }
}

extension SceneStorage where Value == String {
  /// Creates a property with the value that it begins with.
  public init(wrappedValue: String, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }
}

extension SceneStorage where Value == Data {
  /// Creates a property with the value that it begins with.
  public init(wrappedValue: Data, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }
}

extension SceneStorage where Value == URL {
  /// Creates a property with the value that it begins with.
  public init(wrappedValue: URL, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property with the value that it begins with.
  public init(wrappedValue: Value, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property with the value that it begins with.
  public init(wrappedValue: Value, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that begins with nil.
  public init(_ key: String) where Value == Bool? {
    self.init(AppStorage(key))
  }

  /// Creates a property that begins with nil.
  public init(_ key: String) where Value == Int? {
    self.init(AppStorage(key))
  }

  /// Creates a property that begins with nil.
  public init(_ key: String) where Value == Double? {
    self.init(AppStorage(key))
  }

  /// Creates a property that begins with nil.
  public init(_ key: String) where Value == String? {
    self.init(AppStorage(key))
  }

  /// Creates a property that begins with nil.
  public init(_ key: String) where Value == Data? {
    self.init(AppStorage(key))
  }

  /// Creates a property that begins with nil.
  public init(_ key: String) where Value == URL? {
    self.init(AppStorage(key))
  }

  /// Creates a property that begins with nil.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(AppStorage(key))
  }

  /// Creates a property that begins with nil.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(AppStorage(key))
  }
}
