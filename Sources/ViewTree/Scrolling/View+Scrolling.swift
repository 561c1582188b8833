public import Foundation

// MARK: Scroll views: drawing only

extension View {
  /// Shows or hides the bars that say how far is scrolled.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    drawing("scrollIndicators", Pair(visibility, axes))
  }

  /// Shows the bars for a moment when the view appears.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    drawing("scrollIndicatorsFlash", onAppear)
  }

  /// Shows the bars for a moment when a value has changed.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    drawing("scrollIndicatorsFlash", value)
  }

  /// Keeps people from scrolling; the host's `scroll` is not affected.
  public func scrollDisabled(_ disabled: Bool) -> some View { drawing("scrollDisabled", disabled) }

  /// Says whether content bounces at its ends.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    drawing("scrollBounceBehavior", Pair(behavior, axes))
  }

  /// Has content be drawn outside of the scroll view too.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    drawing("scrollClipDisabled", disabled)
  }

  /// Shows or hides what the system draws behind a list or a form.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    drawing("scrollContentBackground", visibility)
  }

  /// Says how scrolling puts the keyboard away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    drawing("scrollDismissesKeyboard", mode)
  }

  /// Says where a scroll view begins.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    drawing("defaultScrollAnchor", anchor)
  }

  /// Says where a scroll view stands in a role.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    drawing("defaultScrollAnchor", Pair(anchor, role))
  }

  /// Has the views in a layout be where scrolling stops.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    drawing("scrollTargetLayout", isEnabled)
  }

  /// Has the view be where scrolling stops.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    drawing("scrollTarget", isEnabled)
  }

  /// Says where scrolling stops.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    drawing("scrollTargetBehavior", behavior)
  }

  /// Says what scrolls the view.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View {
    drawing("scrollInputBehavior", Pair(behavior, input))
  }

  /// Says how content fades at the edges.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View {
    drawing("scrollEdgeEffectStyle", Pair(style, edges))
  }

  /// Has content not fade at the edges.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View {
    drawing("scrollEdgeEffectHidden", Pair(hidden, edges))
  }

  /// Adds room around content that can be scrolled, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    drawing("contentMargins", Pair(edges, insets))
  }

  /// Adds room around content that can be scrolled, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    drawing("contentMargins", Pair(edges, length))
  }

  /// Adds room around content that can be scrolled, in points.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    drawing("contentMargins", length)
  }

  /// Runs an action with whether the view is on screen, when it appears.
  ///
  /// What lies outside of the screen is not known, so a view that is there counts as visible.
  @preconcurrency public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    onAppear { action(true) }.onDisappear { action(false) }
  }
}

// MARK: Views at the edges

extension View {
  /// Puts views at the upper or lower edge, where content makes room for them; they are made with
  /// the body around.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(layer: content(), side: .front, alignment: .center))
  }

  /// Puts views at one side, where content makes room for them; they are made with the body
  /// around.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(layer: content(), side: .front, alignment: .center))
  }

  /// Puts a bar at the upper or lower edge; it is made with the body around.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar at one side; it is made with the body around.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
