internal import RenderSim
internal import Testing

/// A mounted screen whose evaluations are expected completely: none more and none fewer.
///
/// Each expectation covers what happened since the one before, compares it with the evaluation
/// log, and checks that the log agrees with the counters inside of the bodies.
@MainActor
final class Stage {
  let host: RenderHost

  init<Root: View>(
    _ settings: SimulationSettings = SimulationSettings(),
    clock: VirtualClock = VirtualClock(),
    @ViewBuilder root: () -> Root
  ) {
    Tally.clear()
    host = RenderHost(settings: settings, clock: clock, root: root)
  }

  /// Expects the evaluations since the last expectation, or since mounting.
  ///
  /// - Parameters:
  ///   - bodies: Every view and modifier that was evaluated, with its number of evaluations.
  ///   - closures: Every other thing that ran, if the case counts any.
  ///   - sourceLocation: Where a failure is reported.
  func expect(
    _ bodies: [String: Int],
    closures: [String: Int]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(host.log.counts == bodies, sourceLocation: sourceLocation)
    #expect(Tally.bodies == host.log.counts, "body counters", sourceLocation: sourceLocation)
    if let closures {
      #expect(Tally.closures == closures, "closures", sourceLocation: sourceLocation)
    }
    host.log.clear()
    Tally.clear()
  }

  /// Performs work as one event and expects the evaluations that follow from it.
  func after(
    expecting bodies: [String: Int],
    closures: [String: Int]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ work: () -> Void
  ) {
    host.perform(work)
    expect(bodies, closures: closures, sourceLocation: sourceLocation)
  }

  /// Forgets what other tests counted while this one was suspended.
  func resume() {
    Tally.clear()
  }
}
