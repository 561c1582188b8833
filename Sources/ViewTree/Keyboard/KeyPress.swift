/// A press of a key.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/keypress. A host presses no keys.
nonisolated public struct KeyPress: Sendable {
  /// What an action made of a press.
  public enum Result: Hashable, Sendable {
    /// It was meant for the action.
    case handled
    /// It goes on to the views around.
    case ignored
  }

  /// When a press is told.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit a phase.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all = Phases(rawValue: 7)
  }

  /// When the press is told.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// The keys that are held down with it.
  public let modifiers: EventModifiers
}

extension View {
  /// Runs an action when a key is pressed; a host presses no keys.
  public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    drawing("onKeyPress", Pair(key, action))
  }

  /// Runs an action when a key is pressed; a host presses no keys.
  public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    drawing("onKeyPress", Pair(key, action))
  }

  /// Runs an action when one of several keys is pressed; a host presses no keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    drawing("onKeyPress", Pair(keys, action))
  }

  /// Runs an action when any key is pressed; a host presses no keys.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    drawing("onKeyPress", action)
  }

  /// Runs an action when deletion is asked for by the keyboard; a host does not ask.
  public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    drawing("onDeleteCommand", action)
  }

  /// Runs an action when something is ended by the keyboard; a host does not ask.
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    drawing("onExitCommand", action)
  }

  /// Runs an action when the keyboard moves the focus; a host does not ask.
  public func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)?
  ) -> some View {
    drawing("onMoveCommand", action)
  }
}

/// Where the keyboard moves the focus.
nonisolated public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
}
