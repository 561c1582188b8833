private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsFocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

private struct MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private struct AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// What the surroundings of controls say about them.
extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether the view has the focus; false, since only fields are given the focus here.
  public var isFocused: Bool { self[IsFocusedKey.self] }

  /// Whether the focus is drawn.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }

  /// Whether the window of the view is in use.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the window of the view looks as if it was in use.
  public var appearsActive: Bool {
    get { controlActiveState != .inactive }
    set { controlActiveState = newValue ? .active : .inactive }
  }

  /// The shortcut of the control around the view.
  public var keyboardShortcut: KeyboardShortcut? { self[KeyboardShortcutKey.self] }

  /// Whether a button can be held down to repeat its action.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { self[ButtonRepeatBehaviorKey.self] }

  /// In which order menus show what is in them.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether what is typed is left uncorrected.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
}

/// Whether a window is in use.
nonisolated public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// It takes what is typed.
  case key
  /// It is the one in use.
  case active
  /// It is not in use.
  case inactive
}
