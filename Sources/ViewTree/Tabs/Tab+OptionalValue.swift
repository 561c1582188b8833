extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title and a picture that is selected by a value, in a tab view whose
  /// selection may be none.
  @_disfavoredOverload
  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(content: content(), label: DefaultTabLabel(titleKey), value: value, role: nil)
  }

  /// Creates a tab with a title and a picture that is selected by a value, in a tab view whose
  /// selection may be none.
  @_disfavoredOverload
  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(content: content(), label: DefaultTabLabel(titleKey), value: value, role: role)
  }

  /// Creates a tab with a title and a picture that is selected by a value, in a tab view whose
  /// selection may be none.
  @_disfavoredOverload
  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(content: content(), label: DefaultTabLabel(titleKey), value: value, role: nil)
  }

  /// Creates a tab with a title and a picture that is selected by a value, in a tab view whose
  /// selection may be none.
  @_disfavoredOverload
  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(content: content(), label: DefaultTabLabel(titleKey), value: value, role: role)
  }

  /// Creates a tab with a title and a picture that is selected by a value, in a tab view whose
  /// selection may be none.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Hashable>(
    _ title: S,
    systemImage: String,
    value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(content: content(), label: DefaultTabLabel(title), value: value, role: nil)
  }

  /// Creates a tab with a title and a picture that is selected by a value, in a tab view whose
  /// selection may be none.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Hashable>(
    _ title: S,
    systemImage: String,
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(content: content(), label: DefaultTabLabel(title), value: value, role: role)
  }

  /// Creates a tab with a title and a picture that is selected by a value, in a tab view whose
  /// selection may be none.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Hashable>(
    _ title: S,
    image: String,
    value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(content: content(), label: DefaultTabLabel(title), value: value, role: nil)
  }

  /// Creates a tab with a title and a picture that is selected by a value, in a tab view whose
  /// selection may be none.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Hashable>(
    _ title: S,
    image: String,
    value: T,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(content: content(), label: DefaultTabLabel(title), value: value, role: role)
  }
}
