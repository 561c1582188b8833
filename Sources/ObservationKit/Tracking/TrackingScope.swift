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
  // `Sendable` by the core's lock around everything that changes.

  /// How this scope is told about writes.
  package let mechanism: TrackingMechanism

  /// Who is told, as long as it exists.
  package var client: (any TrackingClient)? { core.client }

  private let core: Core

  /// A scope that has not run anything yet.
  ///
  /// - Parameters:
  ///   - client: Who is told about writes; not retained. A client that many scopes share costs
  ///     less than one client for each.
  ///   - mechanism: How the scope is told about writes; for tests, the standard one otherwise.
  package init(client: (any TrackingClient)?, mechanism: TrackingMechanism = .standard) {
    self.mechanism = mechanism
    core = Core(client: client, mechanism: mechanism)
    core.scope = self
  }

  deinit {
    core.endRun()
  }

  /// Runs a closure and reports the next writes to what it reads, instead of earlier reads.
  ///
  /// - Precondition: The scope is not running a closure already.
  /// - Parameter body: Reads observable properties. This run's reads are registered when it has
  ///   returned, so what it writes itself is not reported to this scope.
  /// - Returns: What the closure returns.
  /// - Complexity: O(*n*), *n* the number of properties read by this run and the one before it.
  package func track<R>(_ body: () -> R) -> R {
    let run = core.beginRun()
    let result =
      switch mechanism {
      #if !canImport(Darwin)
      case .everyWrite: core.observeEveryWrite(run, body)
      case .everyWriteTwice: core.observeEveryWriteTwice(run, body)
      case .everyStoredWrite: core.observeEveryStoredWrite(run, body)
      #endif
      case .firstWrite: core.observeFirstWrite(run, body)
      }
    core.finishRun(run)
    return result
  }

  /// Ends the reports until the next run.
  ///
  /// Called inside the closure or on another thread meanwhile, it discards that run.
  package func cancel() {
    core.endRun()
  }
}
