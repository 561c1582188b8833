/// How controls are drawn, and what is said about them.
extension View {
  /// Hides the labels of controls.
  public func labelsHidden() -> some View { drawing("labelsHidden", true) }

  /// Says whether the labels of controls are drawn.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    drawing("labelsVisibility", visibility)
  }

  /// Says how large controls are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Says how large controls may be.
  public func controlSize<T: RangeExpression<ControlSize>>(_ range: T) -> some View {
    drawing("controlSize", range)
  }

  /// Says what shape the borders of buttons have.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    drawing("buttonBorderShape", shape)
  }

  /// Says whether a button can be held down to repeat its action.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    drawing("buttonRepeatBehavior", behavior)
  }

  /// Says how wide buttons are.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { drawing("buttonSizing", sizing) }

  /// Explains the view.
  public func help(_ textKey: LocalizedStringKey) -> some View { drawing("help", textKey) }

  /// Explains the view.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { drawing("help", String(text)) }

  /// Explains the view.
  public func help(_ text: Text) -> some View { drawing("help", text) }

  /// Shows a number at a row or a tab; none for zero.
  public func badge(_ count: Int) -> some View { drawing("badge", count) }

  /// Shows a text at a row or a tab.
  public func badge(_ label: Text?) -> some View { drawing("badge", label) }

  /// Shows a text at a row or a tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { drawing("badge", key) }

  /// Shows a text at a row or a tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    drawing("badge", label.map { String($0) })
  }

  /// Says how much badges stand out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    drawing("badgeProminence", prominence)
  }

  /// Draws the view differently under the pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    drawing("hoverEffect", effect)
  }

  /// Draws the view differently under the pointer, or not.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    drawing("hoverEffect", Pair(effect, isEnabled))
  }

  /// Says what views draw differently under the pointer.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    drawing("defaultHoverEffect", effect)
  }

  /// Says whether views are drawn differently under the pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    drawing("hoverEffectDisabled", disabled)
  }
}

/// How large controls are.
nonisolated public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// The usual size.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

/// The shape of the border of a button.
nonisolated public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// With half circles at the ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// With rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// Round.
  public static let circle = ButtonBorderShape(name: "circle")

  /// With corners of a radius, in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle \(radius)")
  }
}

/// Whether a button can be held down to repeat its action.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It can.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It cannot.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How wide buttons are.
nonisolated public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As wide as the label.
  public static let fitted = ButtonSizing(name: "fitted")
}

/// How much badges stand out.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let standard = BadgeProminence(name: "standard")
  /// Much.
  public static let increased = BadgeProminence(name: "increased")
  /// Little.
  public static let decreased = BadgeProminence(name: "decreased")
}

/// How a view is drawn under the pointer.
nonisolated public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = HoverEffect(name: "automatic")
  /// With a light.
  public static let highlight = HoverEffect(name: "highlight")
  /// Closer.
  public static let lift = HoverEffect(name: "lift")
}
