/// An effect with which a symbol is replaced.
nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable
{
  private var names = ["replace"]

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(names: names) }

  private func with(_ name: String) -> ReplaceSymbolEffect {
    var copy = self
    copy.names.append(name)
    return copy
  }

  /// Variant `downUp`.
  public var downUp: ReplaceSymbolEffect { with("downUp") }
  /// Variant `upUp`.
  public var upUp: ReplaceSymbolEffect { with("upUp") }
  /// Variant `offUp`.
  public var offUp: ReplaceSymbolEffect { with("offUp") }
  /// Layer by layer.
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }
  /// The whole symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }

  /// By what symbols have in common, else by another effect.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { with("magic") }
}

nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect with which a symbol is replaced.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// An effect with which a symbol wiggles.
nonisolated public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable
{
  private var names = ["wiggle"]

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(names: names) }

  private func with(_ name: String) -> WiggleSymbolEffect {
    var copy = self
    copy.names.append(name)
    return copy
  }

  /// Variant `up`.
  public var up: WiggleSymbolEffect { with("up") }
  /// Variant `down`.
  public var down: WiggleSymbolEffect { with("down") }
  /// Variant `left`.
  public var left: WiggleSymbolEffect { with("left") }
  /// Variant `right`.
  public var right: WiggleSymbolEffect { with("right") }
  /// Variant `forward`.
  public var forward: WiggleSymbolEffect { with("forward") }
  /// Variant `backward`.
  public var backward: WiggleSymbolEffect { with("backward") }
  /// Variant `clockwise`.
  public var clockwise: WiggleSymbolEffect { with("clockwise") }
  /// Variant `counterClockwise`.
  public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
  /// Layer by layer.
  public var byLayer: WiggleSymbolEffect { with("byLayer") }
  /// The whole symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }

  /// In a direction.
  public func custom(angle: Angle) -> WiggleSymbolEffect { with("\(angle)") }
}

nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect with which a symbol wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An effect with which a symbol turns.
nonisolated public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable
{
  private var names = ["rotate"]

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(names: names) }

  private func with(_ name: String) -> RotateSymbolEffect {
    var copy = self
    copy.names.append(name)
    return copy
  }

  /// Variant `clockwise`.
  public var clockwise: RotateSymbolEffect { with("clockwise") }
  /// Variant `counterClockwise`.
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
  /// Layer by layer.
  public var byLayer: RotateSymbolEffect { with("byLayer") }
  /// The whole symbol at once.
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }
}

nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect with which a symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect with which a symbol grows and shrinks slowly.
nonisolated public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable
{
  private var names = ["breathe"]

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(names: names) }

  private func with(_ name: String) -> BreatheSymbolEffect {
    var copy = self
    copy.names.append(name)
    return copy
  }

  /// Variant `plain`.
  public var plain: BreatheSymbolEffect { with("plain") }
  /// Variant `pulse`.
  public var pulse: BreatheSymbolEffect { with("pulse") }
  /// Layer by layer.
  public var byLayer: BreatheSymbolEffect { with("byLayer") }
  /// The whole symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }
}

nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect with which a symbol grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect with which a symbol is drawn.
nonisolated public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect, Hashable
{
  private var names = ["drawOn"]

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(names: names) }

  private func with(_ name: String) -> DrawOnSymbolEffect {
    var copy = self
    copy.names.append(name)
    return copy
  }

  /// Layer by layer.
  public var byLayer: DrawOnSymbolEffect { with("byLayer") }
  /// The whole symbol at once.
  public var wholeSymbol: DrawOnSymbolEffect { with("wholeSymbol") }
  /// Variant `individually`.
  public var individually: DrawOnSymbolEffect { with("individually") }
}

nonisolated extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An effect with which a symbol is drawn.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// An effect with which a symbol is drawn backwards.
nonisolated public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect, Hashable
{
  private var names = ["drawOff"]

  /// What the effect does.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(names: names) }

  private func with(_ name: String) -> DrawOffSymbolEffect {
    var copy = self
    copy.names.append(name)
    return copy
  }

  /// Layer by layer.
  public var byLayer: DrawOffSymbolEffect { with("byLayer") }
  /// The whole symbol at once.
  public var wholeSymbol: DrawOffSymbolEffect { with("wholeSymbol") }
  /// Variant `individually`.
  public var individually: DrawOffSymbolEffect { with("individually") }
}

nonisolated extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect with which a symbol is drawn backwards.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
