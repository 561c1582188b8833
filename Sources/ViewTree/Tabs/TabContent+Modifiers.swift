// MARK: Tabs: what the bar shows and how it can be rearranged

/// Tabs with a modifier applied that the simulation has no use for.
public struct _ModifiedTabs<Content: TabContent>: TabContent {
  /// The type of the values by which tabs are selected.
  public typealias TabValue = Content.TabValue
  /// The type of the body.
  public typealias Body = _NoTabs<Content.TabValue>

  let content: Content
  var isHidden = false

  /// Never called: the tabs are visited themselves.
  public var body: _NoTabs<Content.TabValue> { _NoTabs() }

  /// Visits the tabs, unless they are hidden.
  public static func _visitTabs(_ content: UnsafePointer<Self>, _ visitor: inout _TabVisitor) {
    let outer = visitor.isHidden
    visitor.isHidden = outer || content.pointee.isHidden
    withUnsafePointer(to: content.pointee.content) { Content._visitTabs($0, &visitor) }
    visitor.isHidden = outer
  }
}

extension TabContent {
  /// Shows a number beside the label.
  public func badge(_ count: Int) -> some TabContent<TabValue> { _ModifiedTabs(content: self) }

  /// Shows a text beside the label.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { _ModifiedTabs(content: self) }

  /// Shows a text beside the label.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    _ModifiedTabs(content: self)
  }

  /// Shows a text beside the label.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    _ModifiedTabs(content: self)
  }

  /// Hides the tabs.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ModifiedTabs(content: self, isHidden: hidden)
  }

  /// Has the tabs take no taps; the host's taps are not affected.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _ModifiedTabs(content: self)
  }

  /// Names the tabs for rearranging them.
  public func customizationID(_ id: String) -> some TabContent<TabValue> {
    _ModifiedTabs(content: self)
  }

  /// Says how people can rearrange the tabs.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    _ModifiedTabs(content: self)
  }

  /// Says where the tabs are shown at first.
  public func defaultVisibility(
    _ visibility: Visibility,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    _ModifiedTabs(content: self)
  }

  /// Says where the tabs are shown.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    _ModifiedTabs(content: self)
  }

  /// Adds controls to the title of a section; they are made, but not shown.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    _ModifiedTabs(content: self)
  }

  /// Names the tabs for automation; taps find them by their labels.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    _ModifiedTabs(content: self)
  }

  /// Says what assistive technology calls the tabs; taps find them by their labels.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some TabContent<TabValue> {
    _ModifiedTabs(content: self)
  }
}

/// How people can rearrange tabs.
nonisolated public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// By moving them.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// Not at all.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The form in which tabs are shown.
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab is shown.
nonisolated public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always in the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the bar if there is room.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
