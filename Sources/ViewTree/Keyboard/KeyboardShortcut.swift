/// A key with the keys that are held down with it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/keyboardshortcut.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut fits another keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// Moved to keys that are there, and mirrored.
    public static let automatic = Localization(name: "automatic")
    /// Moved to keys that are there.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// As it is.
    public static let custom = Localization(name: "custom")
  }

  /// Return: the action that is meant.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the action that ends something.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held down with it.
  public var modifiers: EventModifiers
  /// How it fits another keyboard.
  public var localization: Localization

  /// Creates a shortcut.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
}

/// A key.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/keyequivalent.
nonisolated public struct KeyEquivalent: Hashable, Sendable,
  ExpressibleByExtendedGraphemeClusterLiteral
{
  /// The character of the key.
  public var character: Character

  /// Creates a key from its character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key from a literal.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// Up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete.
  public static let delete = KeyEquivalent("\u{08}")
  /// Forward delete.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held down with another.
nonisolated public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}

extension View {
  /// Has a key do what a tap on the control does.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    drawing("keyboardShortcut", KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has a key do what a tap on the control does.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    drawing(
      "keyboardShortcut",
      KeyboardShortcut(key, modifiers: modifiers, localization: localization)
    )
  }

  /// Has a key do what a tap on the control does.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    drawing("keyboardShortcut", shortcut)
  }

  /// Has a key do what a tap on the control does, if there is one.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    drawing("keyboardShortcut", shortcut)
  }
}
