extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, Text(titleKey), action: action)
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, Text(title), action: action)
  }

  /// Creates a button with a title and a purpose.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, Text(titleKey), action: action)
  }

  /// Creates a button with a title and a purpose.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, Text(title), action: action)
  }
}

extension Button where Label == ViewTree.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, ViewTree.Label(titleKey, systemImage: systemImage), action: action)
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, ViewTree.Label(title, systemImage: systemImage), action: action)
  }

  /// Creates a button with a title, a symbol and a purpose.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, ViewTree.Label(titleKey, systemImage: systemImage), action: action)
  }

  /// Creates a button with a title, a symbol and a purpose.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, ViewTree.Label(title, systemImage: systemImage), action: action)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style is told about.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(configuration.role, configuration.label, action: configuration.action)
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the title that the system has for its purpose.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role, DefaultButtonLabel(title: role.title), action: action)
  }
}
