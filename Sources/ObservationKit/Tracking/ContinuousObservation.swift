internal import Synchronization

/// A closure that runs now, and again on the main actor after each change of what it read.
///
/// Observation's own callback comes once. This observes again with each run, so a property that is
/// read for the first time in the third run is observed from then on.
///
/// ```swift
/// let observation = ContinuousObservation { field.text = store.couponCode }
/// store.couponCode = "SPRING"   // the field has the new text when the main actor is free
/// ```
///
/// All changes until the main actor is free lead to one run, which reads the newest values. What
/// the closure writes itself does not make it run again, and neither does a write on another
/// thread to a property in the moment in which the closure is about to read it.
///
/// It lasts as long as this object, and retains the closure, but not the objects that the closure
/// reads. Where only the public interface of Observation exists, a write on another thread than
/// the main one is announced before its value is stored; a run that comes in between keeps the old
/// value.
@MainActor
public final class ContinuousObservation {
  private let mechanism: TrackingMechanism
  private var body: (@MainActor () -> Void)?
  private lazy var scope = TrackingScope(client: self, mechanism: mechanism)
  private let isScheduled = Atomic(false)

  /// Runs a closure and observes what it reads.
  ///
  /// - Parameter body: Runs once before this returns.
  public convenience init(_ body: @escaping @MainActor () -> Void) {
    self.init(mechanism: .standardForStoredValues, body)
  }

  /// Runs a closure and observes what it reads by the given mechanism.
  package init(mechanism: TrackingMechanism, _ body: @escaping @MainActor () -> Void) {
    self.mechanism = mechanism
    self.body = body
    scope.track(body)
  }

  /// Ends the observation now: the closure does not run any more and is released.
  ///
  /// The closure may call it.
  public func cancel() {
    body = nil
    scope.cancel()
  }

  private func runAgain() {
    // Cleared before the run, so that a write which comes after a read is not lost.
    isScheduled.store(false, ordering: .sequentiallyConsistent)
    guard let body else { return }
    scope.track(body)
  }
}

// MARK: - Being told

extension ContinuousObservation: nonisolated TrackingClient {
  /// Schedules a run unless one is scheduled.
  package nonisolated func scopeDidInvalidate(_ scope: TrackingScope, _ change: TrackedChange) {
    let wasScheduled = isScheduled.exchange(true, ordering: .sequentiallyConsistent)
    guard !wasScheduled else { return }
    Task { @MainActor [weak self] in self?.runAgain() }
  }
}
