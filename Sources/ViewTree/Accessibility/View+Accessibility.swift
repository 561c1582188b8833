public import Foundation

nonisolated extension View {
  /// Hides the view from assistive technology; people still see it.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    drawing("accessibilityHidden", hidden)
  }

  /// Hides the view from assistive technology, or not; people still see it.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    drawing("accessibilityHidden", (hidden, isEnabled))
  }

  /// Makes the view an element for assistive technology.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    drawing("accessibilityElement", children)
  }

  /// Says what the value of the view is.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    drawing("accessibilityValue", Text(valueKey))
  }
  /// Says what the value of the view is.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    drawing("accessibilityValue", Text(value))
  }
  /// Says what the value of the view is.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    drawing("accessibilityValue", valueDescription)
  }
  /// Says what the value of the view is, or not.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View {
    drawing("accessibilityValue", (Text(valueKey), isEnabled))
  }
  /// Says what the value of the view is, or not.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    drawing("accessibilityValue", (Text(value), isEnabled))
  }
  /// Says what the value of the view is, or not.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    drawing("accessibilityValue", (valueDescription, isEnabled))
  }

  /// Says what happens after an action.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    drawing("accessibilityHint", Text(hintKey))
  }
  /// Says what happens after an action.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    drawing("accessibilityHint", Text(hint))
  }
  /// Says what happens after an action.
  public func accessibilityHint(_ hint: Text) -> some View { drawing("accessibilityHint", hint) }
  /// Says what happens after an action, or not.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    drawing("accessibilityHint", (Text(hintKey), isEnabled))
  }
  /// Says what happens after an action, or not.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    drawing("accessibilityHint", (Text(hint), isEnabled))
  }
  /// Says what happens after an action, or not.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    drawing("accessibilityHint", (hint, isEnabled))
  }

  /// Says by which words people may call the view.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    drawing("accessibilityInputLabels", inputLabelKeys.map { Text($0) })
  }
  /// Says by which words people may call the view.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    drawing("accessibilityInputLabels", inputLabels.map { Text($0) })
  }
  /// Says by which words people may call the view.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    drawing("accessibilityInputLabels", inputLabels)
  }

  /// Adds what the view does.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    drawing("accessibilityAddTraits", traits)
  }

  /// Takes away what the view does.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    drawing("accessibilityRemoveTraits", traits)
  }

  /// Says how early the view is read out.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    drawing("accessibilitySortPriority", sortPriority)
  }

  /// Says where assistive technology touches the view, in points.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    drawing("accessibilityActivationPoint", activationPoint)
  }
  /// Says where assistive technology touches the view, in fractions of its size.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    drawing("accessibilityActivationPoint", activationPoint)
  }

  /// Says whether people can act on the view.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    drawing("accessibilityRespondsToUserInteraction", respondsToUserInteraction)
  }

  /// Says whether colours stay when the screen's are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    drawing("accessibilityIgnoresInvertColors", active)
  }

  /// Says which level the heading has.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    drawing("accessibilityHeading", level)
  }

  /// Says what the texts are.
  public func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> some View {
    drawing("accessibilityTextContentType", textContentType)
  }

  /// Says which view labels which.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    drawing("accessibilityLabeledPair", (role, id, namespace))
  }

  /// Says which views belong together.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    drawing("accessibilityLinkedGroup", (id, namespace))
  }

  /// Shows the view in large while it is held; the views are kept but not shown.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    drawing("accessibilityShowsLargeContentViewer", largeContentView())
  }
  /// Shows the view in large while it is held.
  public func accessibilityShowsLargeContentViewer() -> some View {
    drawing("accessibilityShowsLargeContentViewer")
  }

  /// Gives assistive technology other views than people see; they are kept but not shown.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    drawing("accessibilityRepresentation", representation())
  }

  /// Gives assistive technology views in the view; they are kept but not shown.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    drawing("accessibilityChildren", children())
  }

  /// Adds a detail that is read out on demand.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?
  ) -> some View {
    drawing("accessibilityCustomContent", (key, value))
  }
  /// Adds a detail that is read out on demand.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey
  ) -> some View {
    drawing("accessibilityCustomContent", (Text(labelKey), Text(valueKey)))
  }
  /// Adds a detail that is read out on demand.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V
  ) -> some View {
    drawing("accessibilityCustomContent", (Text(labelKey), Text(value)))
  }
}
