private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why content is not to be shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

/// Why content is not to be shown.
nonisolated public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit a reason.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It may be old.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

nonisolated extension View {
  /// Adds a reason not to show content; views find it in the environment.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(
      _EnvironmentModifier(value: reason, key: "redacted") { $0.redactionReasons.insert(reason) }
    )
  }

  /// Takes all reasons not to show content away.
  public func unredacted() -> some View {
    modifier(_EnvironmentModifier(value: true, key: "unredacted") { $0.redactionReasons = [] })
  }

  /// Says that the content is private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    drawing("privacySensitive", sensitive)
  }

  /// Says that the content may be old as long as it is being worked out anew.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    drawing("invalidatableContent", invalidatable)
  }
}
