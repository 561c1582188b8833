/// Content in a box with a label.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/groupbox.
public struct GroupBox<Label: View, Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let content: Content

  private init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }

  /// Goes through label and content, or through what a style makes of them.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let box = view.pointee
    let isStyled = walk.styled(GroupBoxStyleConfiguration()) { parts in
      parts.add(GroupBoxStyleConfiguration.Label.self, box.label)
      parts.add(GroupBoxStyleConfiguration.Content.self, box.content)
    }
    if isStyled { return }
    walk.content(box.label)
    walk.content(box.content)
  }
}

extension GroupBox {
  /// Creates a box with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }

  /// Creates a box with a label of views.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label, content())
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box.
  public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content())
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label,
  Content == GroupBoxStyleConfiguration.Content
{
  /// Creates the box that a style is told about.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}
