#if !canImport(Darwin)
@_spi(SwiftUI) internal import Observation

// The only file of this module that needs what the toolchain keeps for SwiftUI. Apple's SDK does
// not have it; once its `ObservationTracking` is public there, the condition can go.

/// What one run has registered with the objects that it read.
struct Registrations: Sendable {
  fileprivate let tracking: ObservationTracking

  /// Removes all of it.
  func cancel() {
    tracking.cancel()
  }
}

extension TrackingScope.Core {
  /// Runs a closure and reports every write until the registrations are cancelled.
  func observeEveryWrite<R>(_ run: UInt64, _ body: () -> R) -> R {
    withObservationTracking(
      {
        readSentinel()
        return body()
      },
      willSet: { [self] tracking in
        received(Registrations(tracking: tracking), from: run, tracking.changed)
      }
    )
  }
}
#endif
