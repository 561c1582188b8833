private struct SystemFlagKey<Flag>: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The settings of the system, each of which is off unless a host sets it.
private enum SystemFlag {
  enum VoiceOver {}
  enum SwitchControl {}
  enum DifferentiateWithoutColor {}
  enum ReduceMotion {}
  enum ReduceTransparency {}
  enum InvertColors {}
  enum LargeContentViewer {}
  enum QuickActions {}
  enum AssistiveAccess {}
  enum DimFlashingLights {}
  enum LuminanceReduced {}
  enum SceneCaptured {}
}

extension EnvironmentValues {
  private subscript<Flag>(flag _: Flag.Type) -> Bool {
    get { self[SystemFlagKey<Flag>.self] }
    set { self[SystemFlagKey<Flag>.self] = newValue }
  }

  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[flag: SystemFlag.VoiceOver.self] }
    set { self[flag: SystemFlag.VoiceOver.self] = newValue }
  }

  /// Whether the screen is used with switches.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[flag: SystemFlag.SwitchControl.self] }
    set { self[flag: SystemFlag.SwitchControl.self] = newValue }
  }

  /// Whether colour alone must not tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[flag: SystemFlag.DifferentiateWithoutColor.self] }
    set { self[flag: SystemFlag.DifferentiateWithoutColor.self] = newValue }
  }

  /// Whether there is to be little motion.
  public var accessibilityReduceMotion: Bool {
    get { self[flag: SystemFlag.ReduceMotion.self] }
    set { self[flag: SystemFlag.ReduceMotion.self] = newValue }
  }

  /// Whether there is to be little that one can see through.
  public var accessibilityReduceTransparency: Bool {
    get { self[flag: SystemFlag.ReduceTransparency.self] }
    set { self[flag: SystemFlag.ReduceTransparency.self] = newValue }
  }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[flag: SystemFlag.InvertColors.self] }
    set { self[flag: SystemFlag.InvertColors.self] = newValue }
  }

  /// Whether small content can be shown large.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[flag: SystemFlag.LargeContentViewer.self] }
    set { self[flag: SystemFlag.LargeContentViewer.self] = newValue }
  }

  /// Whether quick actions are on.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[flag: SystemFlag.QuickActions.self] }
    set { self[flag: SystemFlag.QuickActions.self] = newValue }
  }

  /// Whether the device is made simple.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[flag: SystemFlag.AssistiveAccess.self] }
    set { self[flag: SystemFlag.AssistiveAccess.self] = newValue }
  }

  /// Whether lights that flash are dimmed.
  public var accessibilityDimFlashingLights: Bool {
    get { self[flag: SystemFlag.DimFlashingLights.self] }
    set { self[flag: SystemFlag.DimFlashingLights.self] = newValue }
  }

  /// Whether the screen is dimmed.
  public var isLuminanceReduced: Bool {
    get { self[flag: SystemFlag.LuminanceReduced.self] }
    set { self[flag: SystemFlag.LuminanceReduced.self] = newValue }
  }

  /// Whether the screen is recorded.
  public var isSceneCaptured: Bool {
    get { self[flag: SystemFlag.SceneCaptured.self] }
    set { self[flag: SystemFlag.SceneCaptured.self] = newValue }
  }
}
