internal import Foundation

/// How a value is written to the user defaults, and read from them.
struct StoredForm<Value> {
  /// The value in what a store holds; nil where that is something else.
  let read: (Any) -> Value?
  /// What a store is to hold; nil for nothing.
  let write: (Value) -> Any?

  /// The value as it is.
  static var plain: StoredForm { StoredForm(read: { $0 as? Value }, write: { $0 }) }

  /// The wrapped value, or nothing.
  static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm
  where Value == Wrapped? {
    StoredForm(read: { .some(form.read($0)) }, write: { $0.flatMap(form.write) })
  }
}

extension StoredForm where Value == URL {
  /// The address as text.
  static var address: StoredForm {
    StoredForm(
      read: { ($0 as? String).flatMap(URL.init(string:)) },
      write: { $0.absoluteString }
    )
  }
}

extension StoredForm where Value: RawRepresentable {
  /// The raw value.
  static var raw: StoredForm {
    StoredForm(
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) },
      write: { $0.rawValue }
    )
  }
}
