/// A movement of symbols, as the Symbols framework has it; nothing moves while simulating.
///
/// - Note: Source: developer.apple.com/documentation/symbols/symboleffect.
nonisolated public protocol SymbolEffect: Sendable {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is played for a change.
nonisolated public protocol DiscreteSymbolEffect {}

/// An effect that goes on as long as it is active.
nonisolated public protocol IndefiniteSymbolEffect {}

/// An effect with which symbols come and go.
nonisolated public protocol TransitionSymbolEffect {}

/// An effect with which one symbol becomes another.
nonisolated public protocol ContentTransitionSymbolEffect {}

/// What an effect does.
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {
  let names: [String]
}

/// An effect with which a symbol jumps.
nonisolated public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable
{
  private var names = ["bounce"]

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(names: names) }

  private func with(_ name: String) -> BounceSymbolEffect {
    var copy = self
    copy.names.append(name)
    return copy
  }

  /// Variant `up`.
  public var up: BounceSymbolEffect { with("up") }
  /// Variant `down`.
  public var down: BounceSymbolEffect { with("down") }
  /// Layer by layer.
  public var byLayer: BounceSymbolEffect { with("byLayer") }
  /// The whole symbol at once.
  public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }
}

nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect with which a symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect with which a symbol fades in and out.
nonisolated public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable
{
  private var names = ["pulse"]

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(names: names) }

  private func with(_ name: String) -> PulseSymbolEffect {
    var copy = self
    copy.names.append(name)
    return copy
  }

  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { with("byLayer") }
  /// The whole symbol at once.
  public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }
}

nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect with which a symbol fades in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect with which a symbol colours one layer after the other.
nonisolated public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable
{
  private var names = ["variableColor"]

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(names: names) }

  private func with(_ name: String) -> VariableColorSymbolEffect {
    var copy = self
    copy.names.append(name)
    return copy
  }

  /// Variant `cumulative`.
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }
  /// Variant `iterative`.
  public var iterative: VariableColorSymbolEffect { with("iterative") }
  /// Variant `reversing`.
  public var reversing: VariableColorSymbolEffect { with("reversing") }
  /// Variant `nonReversing`.
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
  /// Variant `dimInactiveLayers`.
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
  /// Variant `hideInactiveLayers`.
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
}

nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect with which a symbol colours one layer after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect with which a symbol grows or shrinks.
nonisolated public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var names = ["scale"]

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(names: names) }

  private func with(_ name: String) -> ScaleSymbolEffect {
    var copy = self
    copy.names.append(name)
    return copy
  }

  /// Variant `up`.
  public var up: ScaleSymbolEffect { with("up") }
  /// Variant `down`.
  public var down: ScaleSymbolEffect { with("down") }
  /// Layer by layer.
  public var byLayer: ScaleSymbolEffect { with("byLayer") }
  /// The whole symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }
}

nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect with which a symbol grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect with which a symbol comes.
nonisolated public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect, Hashable
{
  private var names = ["appear"]

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(names: names) }

  private func with(_ name: String) -> AppearSymbolEffect {
    var copy = self
    copy.names.append(name)
    return copy
  }

  /// Variant `up`.
  public var up: AppearSymbolEffect { with("up") }
  /// Variant `down`.
  public var down: AppearSymbolEffect { with("down") }
  /// Layer by layer.
  public var byLayer: AppearSymbolEffect { with("byLayer") }
  /// The whole symbol at once.
  public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }
}

nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect with which a symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect with which a symbol goes.
nonisolated public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect, Hashable
{
  private var names = ["disappear"]

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(names: names) }

  private func with(_ name: String) -> DisappearSymbolEffect {
    var copy = self
    copy.names.append(name)
    return copy
  }

  /// Variant `up`.
  public var up: DisappearSymbolEffect { with("up") }
  /// Variant `down`.
  public var down: DisappearSymbolEffect { with("down") }
  /// Layer by layer.
  public var byLayer: DisappearSymbolEffect { with("byLayer") }
  /// The whole symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }
}

nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect with which a symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
