/// Several controls that belong together.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/controlgroup.
public struct ControlGroup<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let label: AnyView?

  private init(_ content: Content, label: AnyView?) {
    self.content = content
    self.label = label
  }

  /// Goes through the content, or through what a style makes of it; a label is only drawn.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let group = view.pointee
    let isStyled = walk.styled(ControlGroupStyleConfiguration()) { parts in
      parts.add(ControlGroupStyleConfiguration.Label.self, group.label)
      parts.add(ControlGroupStyleConfiguration.Content.self, group.content)
    }
    if isStyled { return }
    walk.content(group.content)
    walk.content(group.label)
  }
}

extension ControlGroup {
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content(), label: nil)
  }

  /// Creates a group with a label of views.
  public init<L: View>(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.init(content(), label: AnyView(label()))
  }

  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), label: AnyView(Text(titleKey)))
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), label: AnyView(Text(title)))
  }

  /// Creates a group with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), label: AnyView(Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a group with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), label: AnyView(Label(title, systemImage: systemImage)))
  }

  /// Creates the group that a style is told about.
  public init(_ configuration: ControlGroupStyleConfiguration)
  where Content == ControlGroupStyleConfiguration.Content {
    self.init(configuration.content, label: nil)
  }
}
