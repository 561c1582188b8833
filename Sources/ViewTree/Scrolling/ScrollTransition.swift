extension View {
  /// Changes how the view looks as it comes in and goes out.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    drawing("scrollTransition", configuration)
  }

  /// Changes how the view looks as it comes in and goes out, in two ways.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    drawing("scrollTransition", Pair(topLeading, bottomTrailing))
  }
}

/// Where a view is while it comes in or goes out.
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Coming in at the upper or leading side.
  case topLeading
  /// On screen.
  case identity
  /// Going out at the lower or trailing side.
  case bottomTrailing

  /// Whether the view is on screen.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the upper side, 0 on screen, 1 at the lower side.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from phase to phase.
nonisolated public struct ScrollTransitionConfiguration: Hashable, Sendable {
  private let name: String

  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// By itself.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// At once.
  public static let identity = ScrollTransitionConfiguration(name: "identity")

  /// With the finger, along a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    interactive
  }

  /// By itself, with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    animated
  }

  /// The configuration that begins where a part of the view is on screen.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// The configuration with an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// How much of a view is on screen.
  nonisolated public struct Threshold: Hashable, Sendable {
    private let amount: Double

    /// All of it.
    public static let visible = Threshold(amount: 1)
    /// None of it.
    public static let hidden = Threshold(amount: 0)
    /// Its middle.
    public static let centered = Threshold(amount: 0.5)

    /// A part of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
  }
}
