internal import ObservationKit
internal import Simulation

/// Tells one write from another, of which each reader is told on its own.
///
/// All readers are told before a value is stored, and again when it is: what lies between is one
/// write.
@MainActor
final class WriteObserver {
  /// How many objects of the class are looked at, at most, to find out whether a value changed.
  private static let objectLimit = 64

  private let writes: WriteLog
  private let objects: ObjectLog?
  /// The values before the writes that are under way, by property.
  private var underWay: [AnyKeyPath: [(object: AnyObject, value: Any)]] = [:]

  /// An observer that notes writes; without `objects`, none of them is known to be equal.
  init(_ writes: WriteLog, objects: ObjectLog?) {
    self.writes = writes
    self.objects = objects
  }

  /// Takes the announcement of a write to one reader.
  func willWrite(_ change: TrackedChange) {
    guard let path = change.keyPath, underWay[path] == nil else { return }
    underWay[path] = values(at: path, of: change.ownerType)
  }

  /// Takes the news that a value is stored.
  func didWrite(_ change: TrackedChange) {
    guard let path = change.keyPath, let before = underWay.removeValue(forKey: path) else { return }
    // One object was written to. If all have the values they had, so has that one.
    let isEqual =
      !before.isEmpty && before.allSatisfy { Self.isSame($0.value, path, of: $0.object) }
    writes.add(change.description, isEqual: isEqual)
  }

  /// Forgets writes whose end nobody was told.
  func finishEvent() {
    underWay.removeAll(keepingCapacity: true)
  }

  private func values(
    at path: AnyKeyPath,
    of type: (any Any.Type)?
  ) -> [(object: AnyObject, value: Any)] {
    guard let type, let candidates = objects?.living(type, limit: Self.objectLimit) else {
      return []
    }
    return candidates.compactMap { object in
      (object as Any)[keyPath: path].map { (object, $0) }
    }
  }

  private static func isSame(_ old: Any, _ path: AnyKeyPath, of object: AnyObject) -> Bool {
    func isSame<Value>(_ old: Value) -> Bool {
      guard let new = (object as Any)[keyPath: path] as? Value else { return false }
      return isSameValue(old, new)
    }
    return isSame(old)
  }
}
