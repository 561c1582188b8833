internal import RenderSim
internal import Storefront
internal import Testing

extension Storefront {
  /// Replays steps on a variant of a screen, with the screen's own parameters.
  @MainActor
  static func replay(
    _ name: String,
    _ variant: String,
    _ steps: [ReplayStep]
  ) throws -> ReplayRecord {
    let screen = try #require(screens.first { $0.name == name })
    return try ScreenReplay().run(
      try #require(screen.variant(named: variant)),
      parameters: ScreenParameters(values: screen.parameters),
      steps: steps
    )
  }
}

extension ReplayRecord {
  /// How often views were evaluated after mounting, by view type.
  var evaluations: [String: Int] {
    events.reduce(into: [:]) { counts, event in
      counts.merge(event.evaluationCounts, uniquingKeysWith: +)
    }
  }
}

extension ReplayEvent {
  /// How often views were evaluated, by view type.
  var evaluationCounts: [String: Int] {
    evaluations.reduce(into: [:]) { $0[$1.view, default: 0] += 1 }
  }
}
