extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title and a picture that is selected by a value.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(titleKey), value: value, role: nil)
  }

  /// Creates a tab with a title and a picture that is selected by a value.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(titleKey), value: value, role: role)
  }

  /// Creates a tab with a title and a picture that is selected by a value.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(titleKey), value: value, role: nil)
  }

  /// Creates a tab with a title and a picture that is selected by a value.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(titleKey), value: value, role: role)
  }

  /// Creates a tab with a title and a picture that is selected by a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(title), value: value, role: nil)
  }

  /// Creates a tab with a title and a picture that is selected by a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(title), value: value, role: role)
  }

  /// Creates a tab with a title and a picture that is selected by a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(title), value: value, role: nil)
  }

  /// Creates a tab with a title and a picture that is selected by a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(title), value: value, role: role)
  }
}
