internal import Observation
internal import Synchronization

/// The reads of one closure that is run again and again, such as the body of one view.
///
/// Each run replaces the registrations of the run before it, so they never pile up. A write to a
/// property that the newest run read reaches the client synchronously, on the thread that writes;
/// which writes are reported, and whether before or after the value is stored, is up to the
/// ``TrackingMechanism``.
///
/// ```swift
/// let scope = TrackingScope(client: screen)
/// let total = scope.track { store.total }
/// store.couponCode = "SPRING"   // calls `screen.scopeDidInvalidate(scope, …)`
/// ```
///
/// A scope retains neither the objects it read nor its client; it ends with its last reference.
///
/// Run one scope's closure only after the other's has returned. What a nested closure reads
/// counts as read by the outer closure too, and there is no way to keep the two apart.
///
/// `track` and `cancel` are for one thread at a time; the exception is `cancel` inside the
/// client's callback. That thread sees every write that happens before or after a run; a write
/// on another thread *during* a run is seen if the property had been registered by then.
package final class TrackingScope: @unchecked Sendable {
  // `Sendable` by `state`, a lock around everything that changes.

  /// How this scope is told about writes.
  package let mechanism: TrackingMechanism

  /// Who is told, as long as it exists.
  package weak let client: (any TrackingClient)?

  private let sentinel = ObservationRegistrar()
  private let state = Mutex(State())

  /// A scope that has not run anything yet.
  ///
  /// - Parameters:
  ///   - client: Who is told about writes; not retained. A client that many scopes share costs
  ///     less than one client for each.
  ///   - mechanism: How the scope is told about writes; for tests, the standard one otherwise.
  package init(client: (any TrackingClient)?, mechanism: TrackingMechanism = .standard) {
    self.client = client
    self.mechanism = mechanism
  }

  deinit {
    drop(state.withLock { $0.endRun() })
  }

  /// Runs a closure and reports the next writes to what it reads, instead of earlier reads.
  ///
  /// - Precondition: The scope is not running a closure already.
  /// - Parameter body: Reads observable properties. This run's reads are registered when it has
  ///   returned, so what it writes itself is not reported to this scope.
  /// - Returns: What the closure returns.
  /// - Complexity: O(*n*), *n* the number of properties read by this run and the one before it.
  package func track<R>(_ body: () -> R) -> R {
    let (run, earlier) = state.withLock { $0.beginRun() }
    drop(earlier)
    let result =
      switch mechanism {
      #if !canImport(Darwin)
      case .everyWrite: observeEveryWrite(run, body)
      case .everyStoredWrite: observeEveryStoredWrite(run, body)
      #endif
      case .firstWrite: observeFirstWrite(run, body)
      }
    let leftover = state.withLock { $0.finishRun(run) }
    drop(leftover)
    return result
  }

  /// Ends the reports until the next run.
  ///
  /// Called inside the closure or on another thread meanwhile, it discards that run.
  package func cancel() {
    drop(state.withLock { $0.endRun() })
  }
}

extension TrackingScope {
  /// Marks the running closure as this scope's, so that its registrations can be found again.
  func readSentinel() {
    sentinel.access(Sentinel(), keyPath: Sentinel.path)
  }

  /// Passes a write on to the client if a run that is still current had read the property.
  func received(_ registrations: Registrations?, from run: UInt64, _ keyPath: AnyKeyPath?) {
    let isCurrent = state.withLock { $0.received(registrations, from: run) }
    guard isCurrent, keyPath !== Sentinel.path else { return }
    client?.scopeDidInvalidate(self, TrackedChange(keyPath: keyPath))
  }

  /// Removes what an ended run has registered with the objects that it read.
  private func drop(_ leftover: Leftover) {
    switch leftover {
    case .nothing: break
    case .known(let registrations): registrations.cancel()
    case .unknown:
      // Only a write hands out the registrations, so one is made up. With the one-shot mechanism
      // there is nothing to be handed out: the write alone removes them.
      writeSentinel()
      state.withLock { $0.takeRetired() }?.cancel()
    }
  }

  private func writeSentinel() {
    #if !canImport(Darwin)
    if mechanism == .everyStoredWrite {
      return sentinel.didSet(Sentinel(), keyPath: Sentinel.path)
    }
    #endif
    sentinel.willSet(Sentinel(), keyPath: Sentinel.path)
  }

  /// The subject of the one property that every tracked closure reads and nobody writes.
  struct Sentinel: Observable {
    /// The identity path: of all key paths it is the cheapest one to hash.
    static let path: any KeyPath<Sentinel, Sentinel> & Sendable = \.self
  }
}
