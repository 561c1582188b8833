/// How a scope is told about writes.
package enum TrackingMechanism: Sendable {
  #if !canImport(Darwin)
  /// Each write until the next run, with its key path: what SwiftUI itself uses.
  case everyWrite
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
}
