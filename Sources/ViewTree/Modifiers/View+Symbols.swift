nonisolated extension View {
  /// Says how large symbols are against text.
  public func imageScale(_ scale: Image.Scale) -> some View { drawing("imageScale", scale) }

  /// Says how the layers of symbols are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    drawing("symbolRenderingMode", mode)
  }

  /// Says how a layer of symbols is coloured.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    drawing("symbolColorRenderingMode", mode)
  }

  /// Says how a part of symbols is drawn.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    drawing("symbolVariableValueMode", mode)
  }

  /// Draws symbols in a variant.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    drawing("symbolVariant", variant)
  }

  /// Moves symbols as long as the effect is active.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    drawing("symbolEffect", (effect.configuration, options, isActive))
  }

  /// Moves symbols when a value differs.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View {
    drawing("symbolEffect", (effect.configuration, options, value))
  }

  /// Stops symbols from moving, or not.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    drawing("symbolEffectsRemoved", isEnabled)
  }

  /// Says how the content of the view changes.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    drawing("contentTransition", transition)
  }
}

/// How the content of a view changes.
nonisolated public struct ContentTransition: Hashable, Sendable {
  private let name: String
  private var isDown = false
  private var value: Double?
  private var effect: SymbolEffectConfiguration?
  private var options: SymbolEffectOptions?

  private init(_ name: String) {
    self.name = name
  }

  /// At once.
  public static let identity = ContentTransition("identity")
  /// Fading.
  public static let opacity = ContentTransition("opacity")
  /// From shape to shape.
  public static let interpolate = ContentTransition("interpolate")
  /// As symbols are replaced.
  public static var symbolEffect: ContentTransition { ContentTransition("symbolEffect") }

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    var transition = ContentTransition("numericText")
    transition.isDown = countsDown
    return transition
  }

  /// Digit by digit, up or down with a value.
  public static func numericText(value: Double) -> ContentTransition {
    var transition = ContentTransition("numericText")
    transition.value = value
    return transition
  }

  /// As symbols are replaced.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    var transition = symbolEffect
    transition.effect = effect.configuration
    transition.options = options
    return transition
  }
}

/// How an effect of symbols is played.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  private var factor = 1.0
  private var count: Int?
  private var behavior: RepeatBehavior?

  /// Once, or as long as the effect is active.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static let repeating = SymbolEffectOptions.repeat(.continuous)
  /// Once.
  public static let nonRepeating = SymbolEffectOptions.repeat(1)

  /// At a multiple of the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// At a multiple of the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.factor = speed
    return copy
  }

  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { Self.default.repeat(count) }

  /// A number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var copy = self
    copy.count = count
    return copy
  }

  /// Again and again.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.repeat(behavior)
  }

  /// Again and again.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = self
    copy.behavior = behavior
    return copy
  }

  /// Without end.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

  /// Once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// How an effect begins again.
  public struct RepeatBehavior: Hashable, Sendable {
    private let name: String
    private var count: Int?
    private var delay: Double?

    /// Without a pause.
    public static let continuous = RepeatBehavior(name: "continuous")
    /// With pauses.
    public static let periodic = RepeatBehavior(name: "periodic")

    /// With pauses, in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(name: "periodic", count: count, delay: delay)
    }
  }
}
