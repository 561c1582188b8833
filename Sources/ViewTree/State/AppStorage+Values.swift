public import Foundation

extension AppStorage where Value == Bool {
  /// Creates a property with the value where the store holds none.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, form: .plain, initial: wrappedValue)
  }
}

extension AppStorage where Value == Int {
  /// Creates a property with the value where the store holds none.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, form: .plain, initial: wrappedValue)
  }
}

extension AppStorage where Value == Double {
  /// Creates a property with the value where the store holds none.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, form: .plain, initial: wrappedValue)
  }
}

extension AppStorage where Value == String {
  /// Creates a property with the value where the store holds none.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, form: .plain, initial: wrappedValue)
  }
}

extension AppStorage where Value == Data {
  /// Creates a property with the value where the store holds none.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, form: .plain, initial: wrappedValue)
  }
}

extension AppStorage where Value == Date {
  /// Creates a property with the value where the store holds none.
  public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, form: .plain, initial: wrappedValue)
  }
}

extension AppStorage where Value == URL {
  /// Creates a property with the value where the store holds none.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, form: .address, initial: wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property with the value where the store holds none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, form: .raw, initial: wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property with the value where the store holds none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, form: .raw, initial: wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that is nil where the store holds no value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store: store, form: .optional(.plain), initial: nil)
  }

  /// Creates a property that is nil where the store holds no value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store: store, form: .optional(.plain), initial: nil)
  }

  /// Creates a property that is nil where the store holds no value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store: store, form: .optional(.plain), initial: nil)
  }

  /// Creates a property that is nil where the store holds no value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store: store, form: .optional(.plain), initial: nil)
  }

  /// Creates a property that is nil where the store holds no value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store: store, form: .optional(.plain), initial: nil)
  }

  /// Creates a property that is nil where the store holds no value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store: store, form: .optional(.plain), initial: nil)
  }

  /// Creates a property that is nil where the store holds no value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store: store, form: .optional(.address), initial: nil)
  }

  /// Creates a property that is nil where the store holds no value.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store: store, form: .optional(.raw), initial: nil)
  }

  /// Creates a property that is nil where the store holds no value.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store: store, form: .optional(.raw), initial: nil)
  }
}
