extension TrackingScope {
  /// Which run is current, and what is registered on behalf of which run.
  ///
  /// A run is a number. It is *current* until the next one begins or the scope is cancelled, and
  /// what arrives for another run is never reported.
  struct State {
    /// The number of the current run; nothing is registered under a number that was never run.
    private var current: UInt64 = 0

    /// The run whose closure has not returned yet.
    private var running: UInt64?

    /// The run whose registrations are being looked for in order to cancel them.
    private var retiring: UInt64?

    /// Whether the last run that returned still has registrations.
    private var isRegistered = false

    /// How to cancel them, known since the first write.
    private var registrations: Registrations?

    /// Ends the current run, begins the next and says what has to be removed before it starts.
    mutating func beginRun() -> (run: UInt64, earlier: Leftover) {
      precondition(
        running == nil,
        "A tracking scope was asked to run a closure inside its own closure. Return first."
      )
      let earlier = endRun()
      running = current
      return (current, earlier)
    }

    /// Ends the current run and says what has to be removed on its behalf.
    mutating func endRun() -> Leftover {
      let ended = current
      current &+= 1
      return running == nil ? retire(ended) : .nothing
    }

    /// Notes that a run's closure has returned and its reads are registered.
    mutating func finishRun(_ run: UInt64) -> Leftover {
      running = nil
      isRegistered = true
      return run == current ? .nothing : retire(run)
    }

    /// Notes a write that a run's registrations were told about.
    ///
    /// - Parameters:
    ///   - handle: How to cancel them; `nil` if the write itself has removed them.
    ///   - run: The run that registered them.
    /// - Returns: Whether the run is current.
    mutating func received(_ handle: Registrations?, from run: UInt64) -> Bool {
      guard run == current || run == running || run == retiring else { return false }
      if let handle {
        registrations = registrations ?? handle
      } else {
        isRegistered = false
      }
      return run == current
    }

    /// Gives the registrations of the run that was looked for.
    mutating func takeRetired() -> Registrations? {
      retiring = nil
      return registrations.take()
    }

    private mutating func retire(_ run: UInt64) -> Leftover {
      guard isRegistered else { return .nothing }
      isRegistered = false
      if let known = registrations.take() { return .known(known) }
      retiring = run
      return .unknown
    }
  }

  /// What an ended run leaves behind.
  enum Leftover {
    /// No registrations.
    case nothing
    /// Registrations that a write has already handed out.
    case known(Registrations)
    /// Registrations that no write has handed out yet.
    case unknown
  }
}
