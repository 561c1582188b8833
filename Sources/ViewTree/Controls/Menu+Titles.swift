extension Menu {
  /// Creates a menu with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }

  /// Creates a menu that does something by itself when it is tapped, and opens when it is held.
  @preconcurrency public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label(), content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }

  /// Creates a menu with a title that does something by itself when it is tapped.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title that does something by itself when it is tapped.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewTree.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(ViewTree.Label(titleKey, systemImage: systemImage), content())
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(ViewTree.Label(title, systemImage: systemImage), content())
  }

  /// Creates a menu with a title and a symbol that does something by itself when it is tapped.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      ViewTree.Label(titleKey, systemImage: systemImage),
      content(),
      primaryAction: primaryAction
    )
  }

  /// Creates a menu with a title and a symbol that does something by itself when it is tapped.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      ViewTree.Label(title, systemImage: systemImage),
      content(),
      primaryAction: primaryAction
    )
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style is told about.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      configuration.label,
      configuration.content,
      primaryAction: configuration.behavior.primaryAction
    )
  }
}

extension View {
  /// Says whether menus show that they are menus.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    drawing("menuIndicator", visibility)
  }

  /// Says in which order menus show what is in them.
  public func menuOrder(_ order: MenuOrder) -> some View { drawing("menuOrder", order) }

  /// Says whether a tap on what is in a menu closes it; here buttons close it.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    drawing("menuActionDismissBehavior", behavior)
  }
}

/// The order of what is in a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = MenuOrder(name: "automatic")
  /// As it is written.
  public static let fixed = MenuOrder(name: "fixed")
  /// What counts most first.
  public static let priority = MenuOrder(name: "priority")
}

/// Whether a tap closes a menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
