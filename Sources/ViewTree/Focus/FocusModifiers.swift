/// A modifier that connects the focus of its content with a focus state.
struct FocusModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let binding: FocusState<Value>.Binding
  let value: Value

  static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let outer = walk.attributes.focus
    if let location = modifier.pointee.binding.base.location as? FocusLocation<Value> {
      walk.attributes.focus.append(location.target(modifier.pointee.value))
    }
    Modified._walk(content, &walk)
    walk.attributes.focus = outer
  }
}

extension View {
  /// Makes a focus state equal a value while the view has the focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
  }

  /// Makes a focus state true while the view has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }

  /// Says whether the view can have the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    drawing("focusable", isFocusable)
  }

  /// Says for what the view can have the focus.
  public func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View {
    drawing("focusable", Pair(isFocusable, interactions))
  }

  /// Says what has the focus at first; a host gives the focus by itself.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    drawing("defaultFocus", Pair(value, priority))
  }

  /// Prefers the view for the focus at first.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View {
    drawing("prefersDefaultFocus", prefersDefaultFocus)
  }

  /// Limits preferences for the focus to the view.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    drawing("focusScope", namespace)
  }

  /// Has the focus move through the view as one section.
  public func focusSection() -> some View { drawing("focusSection", true) }

  /// Says whether the focus is drawn.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    drawing("focusEffectDisabled", disabled)
  }
}

/// For what a view can have the focus.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// One bit a use.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// For being activated.
  public static let activate = FocusInteractions(rawValue: 1)
  /// For being edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the system has it.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// How strongly something asks for the focus at first.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool

  /// Only where nothing else has a reason to have it.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also where a person moved the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}
