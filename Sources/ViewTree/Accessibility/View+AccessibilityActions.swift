public import Foundation

// Assistive technology is not simulated: its actions are kept and never run.
nonisolated extension View {
  /// Adds an action of assistive technology.
  @preconcurrency public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    drawing("accessibilityAction", (actionKind, handler))
  }
  /// Adds an action of assistive technology, with a label of views that are kept but not shown.
  @preconcurrency public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View {
    drawing("accessibilityAction", (action, label()))
  }
  /// Adds an action of assistive technology with a name.
  @preconcurrency public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    drawing("accessibilityAction", (Text(nameKey), handler))
  }
  /// Adds an action of assistive technology with a name.
  @_disfavoredOverload
  @preconcurrency public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    drawing("accessibilityAction", (Text(name), handler))
  }
  /// Adds an action of assistive technology with a name.
  @preconcurrency public func accessibilityAction(
    named name: Text,
    _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    drawing("accessibilityAction", (name, handler))
  }

  /// Adds actions of assistive technology; their views are kept but not shown.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    drawing("accessibilityActions", content())
  }
  /// Adds a group of actions of assistive technology; their views are kept but not shown.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    drawing("accessibilityActions", (category, content()))
  }

  /// Adds what swiping up or down does.
  @preconcurrency public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    drawing("accessibilityAdjustableAction", handler)
  }

  /// Adds what scrolling does.
  @preconcurrency public func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> some View {
    drawing("accessibilityScrollAction", handler)
  }

  /// Adds what zooming does.
  @preconcurrency public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    drawing("accessibilityZoomAction", handler)
  }
}

// The form before iOS 14.
nonisolated extension View {
  /// Says what assistive technology calls the view.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Says what the value of the view is.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Says what happens after an action.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Hides the view from assistive technology.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Names the elements of the view for automation.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Adds what the view does.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Takes away what the view does.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Says how early the view is read out.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  /// Says by which words people may call the view.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
  /// Says where assistive technology touches the view, in points.
  public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
  /// Says where assistive technology touches the view, in fractions of its size.
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
}
