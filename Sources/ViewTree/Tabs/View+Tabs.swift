// MARK: Tab views: drawing only

extension View {
  /// Says how a tab view looks.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    drawing("tabViewStyle", style)
  }

  /// Says how the dots of a tab view in pages look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    drawing("indexViewStyle", style)
  }

  /// Says when the bar gets small.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    drawing("tabBarMinimizeBehavior", behavior)
  }

  /// Puts a view above the bar; it is made with the body around.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_LayerModifier(layer: content(), side: .front, alignment: .bottom))
  }

  /// Puts a view above the bar while it is enabled.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let layer = isEnabled ? content() : nil
    return modifier(_LayerModifier(layer: layer, side: .front, alignment: .bottom))
  }

  /// Puts views above the tabs in a sidebar.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_LayerModifier(layer: content(), side: .front, alignment: .top))
  }

  /// Puts views below the tabs in a sidebar.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_LayerModifier(layer: content(), side: .front, alignment: .bottom))
  }

  /// Puts views below everything in a sidebar.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_LayerModifier(layer: content(), side: .front, alignment: .bottom))
  }

  /// Takes where people's order of tabs is kept; nobody rearranges tabs while simulating.
  public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    drawing("tabViewCustomization", customization)
  }
}

/// When the bar of a tab view gets small.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When people scroll down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When people scroll up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Not at all.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// People's order of tabs.
nonisolated public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// Creates the order that the app has.
  public init() {}

  /// Goes back to the order that the app has.
  public mutating func resetSectionOrder() {}

  /// Goes back to what the app shows.
  public mutating func resetVisibility() {}
}

/// How a tab view looks.
@MainActor
@preconcurrency
public protocol TabViewStyle {}

/// As the system has it.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// In pages that people swipe through.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots.
  nonisolated public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let mode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
}

/// In a bar that can be a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// In a bar only.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// In groups of rows.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// In pages that are turned by a crown.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the system has it.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// In pages that people swipe through.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// In pages that people swipe through.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// In a bar that can be a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// In a bar only.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// In groups of rows.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// In pages that are turned by a crown.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

/// How the dots of a tab view in pages look.
@MainActor
@preconcurrency
public protocol IndexViewStyle {}

/// Dots.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When something is drawn behind the dots.
  nonisolated public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
    /// While they are used.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
  }

  private let mode: BackgroundDisplayMode

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
