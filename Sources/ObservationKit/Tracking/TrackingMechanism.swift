/// How a scope is told about writes.
package enum TrackingMechanism: Sendable {
  #if !canImport(Darwin)
  /// Each write until the next run, with its key path: what SwiftUI itself uses.
  case everyWrite

  /// As `everyWrite`, and the client is told when the new value is stored, too.
  ///
  /// For those who tell one write from another.
  case everyWriteTwice

  /// Each write until the next run, with its key path, once the new value is stored.
  ///
  /// For those who run again on another thread than the one that writes.
  case everyStoredWrite
  #endif

  /// The first write of a run, without its key path: what the public interface offers.
  ///
  /// Causes are lost. Counts are not, as long as whoever is invalidated runs again before it
  /// counts the next time.
  case firstWrite

  /// What scopes use unless told otherwise.
  package static var standard: TrackingMechanism {
    #if canImport(Darwin) || PERFBUDGET_PUBLIC_OBSERVATION
    .firstWrite
    #else
    .everyWrite
    #endif
  }

  /// The mechanism for those who need the new value, where there is one.
  ///
  /// The first write where there is none: it is reported before its value is stored.
  package static var standardForStoredValues: TrackingMechanism {
    #if canImport(Darwin) || PERFBUDGET_PUBLIC_OBSERVATION
    .firstWrite
    #else
    .everyStoredWrite
    #endif
  }
}
