/// A modifier that says something about every element in its content.
nonisolated public struct _AttributeModifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  /// What is said.
  enum Attribute: Equatable {
    case identifier(String)
    case label(String)
  }

  let attribute: Attribute
  var isEnabled = true

  /// Goes through the content; what is said inside of it counts more.
  @MainActor public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let outer = walk.attributes
    if modifier.pointee.isEnabled {
      switch modifier.pointee.attribute {
      case .identifier(let identifier): walk.attributes.identifier = identifier
      case .label(let label): walk.attributes.spokenLabel = label
      }
    }
    Modified._walk(content, &walk)
    walk.attributes = outer
  }
}

nonisolated extension View {
  /// Names the elements of the view for automation.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AttributeModifier(attribute: .identifier(identifier)))
  }

  /// Names the elements of the view for automation, or not.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(_AttributeModifier(attribute: .identifier(identifier), isEnabled: isEnabled))
  }

  /// Says what assistive technology calls the elements of the view.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(_AttributeModifier(attribute: .label(labelKey.resolved)))
  }

  /// Says what assistive technology calls the elements of the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(_AttributeModifier(attribute: .label(String(label))))
  }

  /// Says what assistive technology calls the elements of the view.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(_AttributeModifier(attribute: .label(label.string)))
  }

  /// Says what assistive technology calls the elements of the view, or not.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(_AttributeModifier(attribute: .label(labelKey.resolved), isEnabled: isEnabled))
  }

  /// Says what assistive technology calls the elements of the view, or not.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(_AttributeModifier(attribute: .label(String(label)), isEnabled: isEnabled))
  }

  /// Says what assistive technology calls the elements of the view, or not.
  public func accessibilityLabel(
    _ label: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(_AttributeModifier(attribute: .label(label.string), isEnabled: isEnabled))
  }

  /// Says what assistive technology calls the view, from what it is called now; not asked for.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    drawing("accessibilityLabel", content(PlaceholderContentView(content: nil)))
  }
}
