internal import Observation

#if canImport(Darwin)
/// What one run has registered; the public interface offers no way to name it.
struct Registrations: Sendable {
  /// Never called.
  func cancel() {}
}
#endif

extension TrackingScope {
  /// Runs a closure and reports the first write, which also removes the registrations.
  func observeFirstWrite<R>(_ run: UInt64, _ body: () -> R) -> R {
    withObservationTracking {
      readSentinel()
      return body()
    } onChange: { [weak self] in
      self?.received(nil, from: run, nil)
    }
  }
}
