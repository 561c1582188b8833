internal import Observation

#if canImport(Darwin)
/// What one run has registered; the public interface offers no way to name it.
struct Registrations: Sendable {
  /// Never called.
  func cancel() {}
}
#endif

extension TrackingScope.Core {
  /// Runs a closure and reports the first write, which also removes the registrations.
  func observeFirstWrite<R>(_ run: UInt64, _ body: () -> R) -> R {
    withObservationTracking {
      readSentinel()
      return body()
    } onChange: { [self] in
      received(nil, from: run, nil)
    }
  }
}
