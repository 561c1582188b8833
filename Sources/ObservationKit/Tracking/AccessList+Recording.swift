#if !canImport(Darwin) && !PERFBUDGET_PUBLIC_OBSERVATION
@_spi(SwiftUI) internal import Observation
internal import Synchronization

// What Observation has noted is handed out with a write and can only be read by reflection. Once
// its `ObservationTracking` is public and lists its accesses, this can go.

extension AccessList {
  /// Runs a closure and lists what it read; nil if Observation notes it in another form.
  static func recorded(_ read: () -> Void) -> AccessList? {
    let registrar = ObservationRegistrar()
    let handover = Handover()
    withObservationTracking(
      {
        registrar.access(TrackingScope.Sentinel(), keyPath: TrackingScope.Sentinel.path)
        read()
      },
      willSet: { tracking in
        tracking.cancel()
        handover.tracking.withLock { $0 = $0 ?? tracking }
      }
    )
    registrar.willSet(TrackingScope.Sentinel(), keyPath: TrackingScope.Sentinel.path)
    return handover.tracking.withLock { $0 }.flatMap(AccessList.init)
  }

  /// Where the callback leaves what it got.
  private final class Handover: Sendable {
    let tracking = Mutex<ObservationTracking?>(nil)
  }

  private init?(_ tracking: ObservationTracking) {
    let entries = Mirror(reflecting: tracking).descendant("list", "entries")
    guard let entries = entries.map({ Mirror(reflecting: $0) }), entries.displayStyle == .dictionary
    else { return nil }
    var accesses: [Access] = []
    for entry in entries.children {
      guard let entry = entry.value as? (key: ObjectIdentifier, value: Any),
        let properties = Mirror(reflecting: entry.value).descendant("properties")
          as? Set<AnyKeyPath>
      else { return nil }
      accesses += Access.all(of: ObservedObjectID(entry.key), properties)
    }
    self.init(accesses)
  }
}

extension AccessList.Access {
  /// The accesses to one object, one for each class whose properties were read.
  fileprivate static func all(of object: ObservedObjectID, _ properties: Set<AnyKeyPath>) -> [Self]
  {
    let properties = properties.filter { $0 != TrackingScope.Sentinel.path }
    return Dictionary(grouping: properties) { ObjectIdentifier(type(of: $0).rootType) }
      .values
      .compactMap { properties in
        properties.first.map {
          Self(
            object: object,
            ownerType: type(of: $0).rootType,
            propertyNames: properties.map(PropertyNames.name).sorted()
          )
        }
      }
  }
}
#else
extension AccessList {
  /// Runs the closure and gives nil: the public interface does not tell what was read.
  static func recorded(_ read: () -> Void) -> AccessList? {
    read()
    return nil
  }
}
#endif
