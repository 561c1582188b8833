public import Foundation

/// Fading.
nonisolated public struct OpacityTransition: _SystemTransition, NamedTransition {
  /// Creates the transition.
  public init() {}

  var erased: AnyTransition { .opacity }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// Fading.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

/// Views come and go at once.
nonisolated public struct IdentityTransition: _SystemTransition, NamedTransition {
  /// Creates the transition.
  public init() {}

  var erased: AnyTransition { .identity }
}

nonisolated extension Transition where Self == IdentityTransition {
  /// Views come and go at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

/// Sliding in from the leading edge.
nonisolated public struct SlideTransition: _SystemTransition, NamedTransition {
  /// Creates the transition.
  public init() {}

  var erased: AnyTransition { .slide }
}

nonisolated extension Transition where Self == SlideTransition {
  /// Sliding in from the leading edge.
  public static var slide: SlideTransition { SlideTransition() }
}

/// Growing from, and shrinking to, a scale.
nonisolated public struct ScaleTransition: _SystemTransition, NamedTransition {
  /// The scale.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  var erased: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// Growing and shrinking.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  /// Growing from, and shrinking to, a scale.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

/// Moving in from, and out to, an edge.
nonisolated public struct MoveTransition: _SystemTransition, NamedTransition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }

  var erased: AnyTransition { .move(edge: edge) }
}

nonisolated extension Transition where Self == MoveTransition {
  /// Moving in from, and out to, an edge.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

/// Moving in from, and out to, an edge and fading.
nonisolated public struct PushTransition: _SystemTransition, NamedTransition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  public init(edge: Edge) {
    self.edge = edge
  }

  var erased: AnyTransition { .push(from: edge) }
}

nonisolated extension Transition where Self == PushTransition {
  /// Moving in from, and out to, an edge and fading.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

/// Moving in from, and out to, a distance.
nonisolated public struct OffsetTransition: _SystemTransition, NamedTransition {
  /// The distance, in points.
  public var offset: CGSize

  /// Creates the transition.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  var erased: AnyTransition { .offset(offset) }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// Moving in from, and out to, a distance, in points.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// Moving in from, and out to, a distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

/// Blurring from one view to the other.
nonisolated public struct BlurReplaceTransition: _SystemTransition {
  /// How sizes change.
  public struct Configuration: Hashable, Sendable {
    private let name: String

    /// One grows, the other shrinks.
    public static let downUp = Configuration(name: "downUp")
    /// Both grow.
    public static let upUp = Configuration(name: "upUp")
  }

  /// How sizes change.
  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// Blurring from one view to the other.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Blurring from one view to the other.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}

/// Coming and going with an effect of symbols.
nonisolated public struct SymbolEffectTransition: _SystemTransition {
  private let effect: SymbolEffectConfiguration
  private let options: SymbolEffectOptions

  /// Creates the transition.
  public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
    self.effect = effect.configuration
    self.options = options
  }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
  /// Coming and going with the usual effect of symbols.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: AppearSymbolEffect(), options: .default)
  }

  /// Coming and going with an effect of symbols.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

/// One transition for entering, another one for leaving.
nonisolated public struct AsymmetricTransition<
  Insertion: Transition,
  Removal: Transition
>: _SystemTransition, NamedTransition {
  /// The transition for entering.
  public var insertion: Insertion
  /// The transition for leaving.
  public var removal: Removal

  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  var erased: AnyTransition { AnyTransition(removal) }
}

nonisolated extension Transition {
  /// One transition for entering, another one for leaving.
  public static func asymmetric<A: Transition, B: Transition>(
    insertion: A,
    removal: B
  ) -> Self where Self == AsymmetricTransition<A, B> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
