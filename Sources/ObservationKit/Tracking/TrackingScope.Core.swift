internal import Observation
internal import Synchronization

extension TrackingScope {
  /// What outlives a scope while its registrations are being removed.
  ///
  /// Registrations retain the core and not the scope, so that a scope ends with its last
  /// reference, and so that making them needs no weak reference each time.
  final class Core: @unchecked Sendable {
    // `Sendable` by `state`, a lock around everything that changes; `scope` is set once, before
    // the first registration.

    /// Whose reads are registered.
    weak var scope: TrackingScope?
    /// Who is told, as long as it exists.
    weak let client: (any TrackingClient)?

    private let sentinel = ObservationRegistrar()
    private let state = Mutex(State())

    private let mechanism: TrackingMechanism

    init(client: (any TrackingClient)?, mechanism: TrackingMechanism) {
      self.client = client
      self.mechanism = mechanism
    }

    /// Ends the current run and begins the next.
    func beginRun() -> UInt64 {
      let (run, earlier) = state.withLock { $0.beginRun() }
      drop(earlier)
      return run
    }

    /// Notes that a run's closure has returned.
    func finishRun(_ run: UInt64) {
      drop(state.withLock { $0.finishRun(run) })
    }

    /// Ends the current run.
    func endRun() {
      drop(state.withLock { $0.endRun() })
    }

    /// Marks the running closure as this scope's, so that its registrations can be found again.
    func readSentinel() {
      sentinel.access(Sentinel(), keyPath: Sentinel.path)
    }

    /// Passes a write on to the client if a run that is still current had read the property.
    func received(_ registrations: Registrations?, from run: UInt64, _ keyPath: AnyKeyPath?) {
      let isCurrent = state.withLock { $0.received(registrations, from: run) }
      guard isCurrent, keyPath !== Sentinel.path else { return }
      guard let scope, let client else { return }
      client.scopeDidInvalidate(scope, TrackedChange(keyPath: keyPath))
    }

    /// Tells the client that a value is stored, whichever run had read the property.
    func stored(_ keyPath: AnyKeyPath) {
      guard keyPath !== Sentinel.path, let scope, let client else { return }
      client.scopeDidStore(scope, TrackedChange(keyPath: keyPath))
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
  }

  /// The subject of the one property that every tracked closure reads and nobody writes.
  struct Sentinel: Observable {
    /// The identity path: of all key paths it is the cheapest one to hash.
    static let path: any KeyPath<Sentinel, Sentinel> & Sendable = \.self
  }
}
