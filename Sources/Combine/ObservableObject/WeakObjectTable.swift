/// Values that belong to objects, for as long as the objects exist.
///
/// Entries of objects that are gone are removed when the table has doubled since the last time.
/// Not safe to share: keep it behind a lock.
struct WeakObjectTable<Value> {
  /// An object, not retained.
  ///
  /// `@unchecked` because the reference is only compared with others, never used.
  struct Key: @unchecked Sendable {
    fileprivate let id: ObjectIdentifier
    fileprivate weak let object: AnyObject?

    init(_ object: AnyObject) {
      id = ObjectIdentifier(object)
      self.object = object
    }
  }

  private struct Entry {
    let key: Key
    let value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var purgeCount = 64

  /// The number of entries, those of gone objects included.
  var count: Int { entries.count }

  /// The value of an object, and the values of gone objects that were removed meanwhile.
  ///
  /// - Parameters:
  ///   - key: The object.
  ///   - candidate: The object's value from now on, if it has none.
  /// - Returns: The value of the object, and the values that the table no longer holds.
  /// - Complexity: O(1) amortised.
  mutating func value(
    for key: Key,
    orInsert candidate: Value
  ) -> (value: Value, outdated: [Value]) {
    var outdated: [Value] = []
    if let entry = entries[key.id] {
      // An address that was used again belongs to another object: the old reference is nil.
      guard entry.key.object == nil else { return (entry.value, []) }
      outdated.append(entry.value)
    }
    entries[key.id] = Entry(key: key, value: candidate)
    if entries.count > purgeCount {
      for (id, entry) in entries where entry.key.object == nil {
        outdated.append(entry.value)
        entries[id] = nil
      }
      purgeCount = max(64, entries.count * 2)
    }
    return (candidate, outdated)
  }
}
