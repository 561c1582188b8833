/// A modifier that says something about every element in its content.
public struct _AttributeModifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  /// What is said.
  enum Attribute: Equatable {
    case identifier(String)
    case label(String)
  }

  let attribute: Attribute

  /// Goes through the content; what is said inside of it counts more.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let outer = walk.attributes
    switch modifier.pointee.attribute {
    case .identifier(let identifier): walk.attributes.identifier = identifier
    case .label(let label): walk.attributes.spokenLabel = label
    }
    Modified._walk(content, &walk)
    walk.attributes = outer
  }
}

extension View {
  /// Names the elements of the view for automation.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AttributeModifier(attribute: .identifier(identifier)))
  }

  /// Says what assistive technology calls the elements of the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(_AttributeModifier(attribute: .label(labelKey.resolved)))
  }

  /// Says what assistive technology calls the elements of the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(_AttributeModifier(attribute: .label(String(label))))
  }

  /// Says what assistive technology calls the elements of the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(_AttributeModifier(attribute: .label(label.string)))
  }
}
