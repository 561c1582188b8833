/// Tabs of a tab view.
///
/// Content with a body is not a boundary: its body is evaluated with the one around it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/tabcontent.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values by which tabs are selected.
  associatedtype TabValue: Hashable
  /// The type of the body.
  associatedtype Body: TabContent where TabValue == Body.TabValue

  /// The tabs.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// Visits the tabs in order; only the engine calls it.
  static func _visitTabs(_ content: UnsafePointer<Self>, _ visitor: inout _TabVisitor)
}

/// Takes the tabs of a tab view one by one; only the engine uses it.
@MainActor
public struct _TabVisitor {
  var visitor: any PartVisitor
  /// What modifiers around say about tabs.
  var isHidden = false
}

extension TabContent {
  /// Visits the tabs of the body.
  public static func _visitTabs(_ content: UnsafePointer<Self>, _ visitor: inout _TabVisitor) {
    withUnsafePointer(to: content.pointee.body) { Body._visitTabs($0, &visitor) }
  }
}

extension TabContent where Body == Never {
  /// Never called: the content has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body. This is a defect in perfbudget.")
  }
}

extension Never: TabContent {
  /// The type of the values by which tabs are selected.
  public typealias TabValue = Never

  /// Never called: there is no value of the type.
  public static func _visitTabs(_ content: UnsafePointer<Never>, _ visitor: inout _TabVisitor) {}
}

/// A tab with its label, its value and its content.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/tab.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the values by which tabs are selected.
  public typealias TabValue = Value
  /// The type of the body.
  public typealias Body = _NoTabs<Value>

  private let content: Content
  private let label: Label
  private let value: Value?
  private let role: TabRole?

  init(content: Content, label: Label, value: Value?, role: TabRole?) {
    self.content = content
    self.label = label
    self.value = value
    self.role = role
  }

  /// Never called: a tab is visited itself.
  public var body: _NoTabs<Value> { _NoTabs() }

  /// Visits the tab.
  public static func _visitTabs(_ content: UnsafePointer<Self>, _ visitor: inout _TabVisitor) {
    let tab = content.pointee
    let part = TabPart(
      content: tab.content,
      label: tab.label,
      tag: tab.value.map { AnyHashable($0) }
    )
    guard !visitor.isHidden else { return }
    withUnsafePointer(to: part) { visitor.visitor.visitPart($0) }
  }
}

/// No tab.
public struct _NoTabs<TabValue: Hashable>: TabContent {
  /// The type of the body.
  public typealias Body = _NoTabs<TabValue>

  /// No tab.
  public var body: _NoTabs<TabValue> { self }

  /// Nothing to visit.
  public static func _visitTabs(_ content: UnsafePointer<Self>, _ visitor: inout _TabVisitor) {}
}

/// One tab as the place of a tab view takes it.
private struct TabPart<Content: View, Label: View>: View, TabTraitSource {
  typealias Body = Never

  let content: Content
  let label: Label
  let tag: AnyHashable?

  static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    // The content is stored first and so lies at the start.
    Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
  }

  func addTabTraits(to traits: inout TabTraits) {
    traits.tag = tag
    traits.item = { [label] walk in withUnsafePointer(to: label) { Label._walk($0, &walk) } }
  }
}

/// Several tabs under a title.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/tabsection.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
  TabContent
where Content.TabValue == SelectionValue {
  /// The type of the values by which tabs are selected.
  public typealias TabValue = SelectionValue
  /// The type of the body.
  public typealias Body = _NoTabs<SelectionValue>

  private let content: Content
  private let header: Header

  /// Never called: the tabs of a section are visited themselves.
  public var body: _NoTabs<SelectionValue> { _NoTabs() }

  /// Visits the tabs of the section.
  public static func _visitTabs(_ content: UnsafePointer<Self>, _ visitor: inout _TabVisitor) {
    withUnsafePointer(to: content.pointee.content) { Content._visitTabs($0, &visitor) }
  }
}

extension TabSection where Footer == EmptyView {
  /// Creates a section with a title of views.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.content = content()
    self.header = header()
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without a title.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
    header = EmptyView()
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
    header = Text(titleKey)
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
    header = Text(title)
  }
}

/// What a tab is for.
nonisolated public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Searching.
  public static let search = TabRole(name: "search")
}
