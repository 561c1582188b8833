package import RenderSim

/// What replays a variant; a value, so that the commands can be tried on made-up records.
package struct ReplayEngine {
  /// One replay that is asked for.
  package struct Request {
    /// The variant to mount.
    package var variant: ScreenVariant

    /// The values of all parameters that the screen declares.
    package var parameters: ScreenParameters

    /// What happens, in order.
    package var steps: [ReplayStep]

    /// Whether evaluations are recorded; not while times are measured.
    package var recordsEvaluations: Bool

    /// Whether tasks may go on after the screen was left.
    package var allowsUnfinishedTasks: Bool

    /// Creates a request.
    package init(
      variant: ScreenVariant,
      parameters: ScreenParameters,
      steps: [ReplayStep],
      recordsEvaluations: Bool = true,
      allowsUnfinishedTasks: Bool = false
    ) {
      self.variant = variant
      self.parameters = parameters
      self.steps = steps
      self.recordsEvaluations = recordsEvaluations
      self.allowsUnfinishedTasks = allowsUnfinishedTasks
    }
  }

  /// Replays once.
  package var replay: @MainActor (Request) throws(ReplayError) -> ReplayRecord

  /// Creates an engine.
  package init(_ replay: @escaping @MainActor (Request) throws(ReplayError) -> ReplayRecord) {
    self.replay = replay
  }

  /// The engine that mounts the screen.
  package static let renderSim = renderSim { _ in }

  /// The engine that mounts the screen and says what it does next.
  ///
  /// - Parameter announce: Called before mounting and before each event; not while times are
  ///   measured.
  /// - Returns: The engine.
  package static func renderSim(
    announce: @escaping @MainActor (String) -> Void
  ) -> ReplayEngine {
    ReplayEngine { (request) throws(ReplayError) in
      var replay = ScreenReplay()
      if request.recordsEvaluations { replay.announce = announce }
      replay.recordsEvaluations = request.recordsEvaluations
      replay.allowsUnfinishedTasks = request.allowsUnfinishedTasks
      return try replay.run(
        request.variant,
        parameters: request.parameters,
        steps: request.steps
      )
    }
  }
}
