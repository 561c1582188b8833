#if !canImport(Darwin)
@_spi(SwiftUI) internal import Observation

// One of two files of this module that need what the toolchain keeps for SwiftUI. Apple's SDK does
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

  /// Runs a closure and reports every write, before and after it is stored, until the
  /// registrations are cancelled.
  func observeEveryWriteTwice<R>(_ run: UInt64, _ body: () -> R) -> R {
    withObservationTracking(
      {
        readSentinel()
        return body()
      },
      willSet: { [self] tracking in
        received(Registrations(tracking: tracking), from: run, tracking.changed)
      },
      didSet: { [self] tracking in
        tracking.changed.map(stored)
      }
    )
  }

  /// Runs a closure and reports every write, once it is stored, until the registrations are
  /// cancelled.
  func observeEveryStoredWrite<R>(_ run: UInt64, _ body: () -> R) -> R {
    withObservationTracking(
      {
        readSentinel()
        return body()
      },
      didSet: { [self] tracking in
        received(Registrations(tracking: tracking), from: run, tracking.changed)
      }
    )
  }
}
#endif
