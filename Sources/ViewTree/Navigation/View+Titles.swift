extension View {
  /// Titles the page.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    drawing("navigationTitle", titleKey.resolved)
  }

  /// Titles the page.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    drawing("navigationTitle", String(title))
  }

  /// Titles the page.
  public func navigationTitle(_ title: Text) -> some View {
    drawing("navigationTitle", title.string)
  }

  /// Titles the page with a text that people can change.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    drawing("navigationTitle", title)
  }

  /// Titles the page with views that are made with the body around.
  public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
    modifier(_ToolbarModifier(items: title()))
  }

  /// Puts a text below the title of the page.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    drawing("navigationSubtitle", subtitleKey.resolved)
  }

  /// Puts a text below the title of the page.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    drawing("navigationSubtitle", String(subtitle))
  }

  /// Puts a text below the title of the page.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    drawing("navigationSubtitle", subtitle.string)
  }

  /// Titles the page; the older form.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    drawing("navigationBarTitle", titleKey.resolved)
  }

  /// Titles the page; the older form.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    drawing("navigationBarTitle", String(title))
  }

  /// Titles the page; the older form.
  public func navigationBarTitle(_ title: Text) -> some View {
    drawing("navigationBarTitle", title.string)
  }

  /// Titles the page; the older form.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    drawing("navigationBarTitle", Pair(titleKey.resolved, displayMode))
  }

  /// Titles the page; the older form.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    drawing("navigationBarTitle", Pair(String(title), displayMode))
  }

  /// Titles the page; the older form.
  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    drawing("navigationBarTitle", Pair(title.string, displayMode))
  }

  /// Says how large the title is.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    drawing("navigationBarTitleDisplayMode", displayMode)
  }

  /// Hides the bar at the top; the older form.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    drawing("navigationBarHidden", hidden)
  }

  /// Hides the back button; the host's `pop` is not affected.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    drawing("navigationBarBackButtonHidden", hidesBackButton)
  }

  /// Puts views at the start of the bar; the older form of a toolbar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(_ToolbarModifier(items: leading))
  }

  /// Puts views at the end of the bar; the older form of a toolbar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(_ToolbarModifier(items: trailing))
  }

  /// Puts views at both ends of the bar; the older form of a toolbar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(_ToolbarModifier(items: TupleView(leading, trailing)))
  }

  /// Has links show a mark, or not.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    drawing("navigationLinkIndicatorVisibility", visibility)
  }

  /// Says how the page comes in.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    drawing("navigationTransition", style)
  }

  /// Names where a transition begins.
  public func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    drawing("matchedTransitionSource", Pair(AnyHashable(id), namespace))
  }

  /// Names where a transition begins, and says how it looks.
  public func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    drawing("matchedTransitionSource", Pair(AnyHashable(id), namespace))
  }
}

/// How the bar at the top is set up.
nonisolated public struct NavigationBarItem: Sendable {
  /// How large a title is.
  nonisolated public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the page before.
    case automatic
    /// Small.
    case inline
    /// Large until the page is scrolled.
    case large
  }
}

/// How a page comes in.
@MainActor
@preconcurrency
public protocol NavigationTransition {}

/// As the system has it.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// Growing out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  let source: AnyHashable
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system has it.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Growing out of the view that is named as its source.
  public static func zoom(
    sourceID: some Hashable,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: AnyHashable(sourceID))
  }
}

/// How the source of a transition looks.
@MainActor
@preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// The source of a transition as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
