/// Content that can be shown and hidden under a label.
///
/// The closure of the content runs while the content is shown, at a place of its own.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/disclosuregroup.
public struct DisclosureGroup<Label: View, Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?

  init(_ label: Label, _ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content) {
    self.label = label
    self.content = content
    self.isExpanded = isExpanded
  }

  /// Shows the label, and the content while it is expanded.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let group = view.pointee
    let (node, isNew) = walk.next { parent, environment in
      DisclosureNode<Content>(parent: parent, environment: environment)
    }
    let isExpanded = group.isExpanded ?? node.ownBinding
    let isStyled = walk.styled(DisclosureGroupStyleConfiguration(isExpanded: isExpanded)) { parts in
      parts.add(DisclosureGroupStyleConfiguration.Label.self, group.label)
      parts.add(DisclosureGroupStyleConfiguration.Content.self, DeferredView(make: group.content))
    }
    if isStyled { return }
    if walk.isUpdate { node.receive(isExpanded, group.content, isNew: isNew) }
    walk.show(
      {
        var element = Element(.disclosure)
        element.interactions.tap = { isExpanded.wrappedValue.toggle() }
        element.interactions.isOn = isExpanded
        return element
      }()
    ) { $0.content(group.label) }
    if !walk.isUpdate { walk.visit(node) }
  }
}

/// The place of a disclosure group; its child is the content while it is shown.
final class DisclosureNode<Content: View>: Node {
  private let environment: EnvironmentScope
  private lazy var own = StateLocation<Bool>(.value(false), owner: self)
  private lazy var follower = BindingFollower<Bool>(self)
  private var isExpanded: Binding<Bool>?
  private var content: (() -> Content)?
  private var page: ContentNode<Bool, Content>?

  init(parent: Node, environment: EnvironmentScope) {
    self.environment = environment
    super.init(graph: parent.graph, parent: parent)
  }

  /// Whether the group is expanded, where the screen does not keep it.
  var ownBinding: Binding<Bool> { Binding(own, value: nil) }

  /// Takes new values from the view around.
  func receive(_ isExpanded: Binding<Bool>, _ content: @escaping () -> Content, isNew: Bool) {
    self.isExpanded = isExpanded
    self.content = content
    reasons = []
    bringUpToDate(hasNewContent: true)
  }

  override func update() {
    guard !reasons.isEmpty else { return }
    reasons = []
    graph.schedulingChildren { bringUpToDate(hasNewContent: false) }
  }

  private func bringUpToDate(hasNewContent: Bool) {
    guard let isExpanded, let content else { return }
    guard follower.read(isExpanded) else {
      if let page {
        self.page = nil
        children = []
        graph.removeUpdated(page)
      }
      return
    }
    if let page {
      if hasNewContent { page.receive({ _ in content() }, input: true) }
      return
    }
    let page = ContentNode<Bool, Content>(
      { _ in content() },
      input: true,
      parent: self,
      environment: environment
    )
    self.page = page
    children = [page]
    graph.structureChanged()
    page.run()
  }

  override func inspect(_ walk: inout _Walk) { page?.inspect(&walk) }

  override func dispose() { follower.end() }
}

extension DisclosureGroup {
  /// Creates a group with a label of views that keeps to itself whether it is expanded.
  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), nil, content)
  }

  /// Creates a group with a label of views.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isExpanded, content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title that keeps to itself whether it is expanded.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a group with a title that keeps to itself whether it is expanded.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(label), nil, content)
  }

  /// Creates a group with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), isExpanded, content)
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(label), isExpanded, content)
  }
}

extension DisclosureGroup
where
  Label == DisclosureGroupStyleConfiguration.Label,
  Content == DisclosureGroupStyleConfiguration.Content
{
  /// Creates the group that a style is told about.
  init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(configuration.label, configuration.$isExpanded) { configuration.content }
  }
}
