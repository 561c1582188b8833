/// Several screens of which one is shown, with a bar to choose it.
///
/// The values of all tabs are part of the body around; the views in a tab are evaluated when it
/// is selected for the first time, and stay in the tree from then on.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/tabview.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let selection: Binding<AnyHashable?>?

  /// Creates a tab view whose selection lies behind a binding.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection.map { selection in
      Binding<AnyHashable?>(
        DerivedLocation(selection.location, { AnyHashable($0) }) { location, tag in
          if let value = tag?.base as? SelectionValue { location.set(value) }
        },
        value: nil
      )
    }
  }

  /// Goes through the tabs that have been selected.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let (node, _) = walk.next { parent, environment in
      TabViewNode(parent: parent, environment: environment)
    }
    guard walk.isUpdate else { return walk.visit(node) }
    var visitor: any PartVisitor = TabVisitor(node: node)
    // The content is stored first and so lies at the start.
    visitParts(
      of: UnsafeRawPointer(view).assumingMemoryBound(to: Content.self),
      &visitor
    )
    if let visitor = visitor as? TabVisitor { node.finish(visitor.count, view.pointee.selection) }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that keeps its selection to itself.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView {
  /// Creates a tab view from tabs, whose selection lies behind a binding.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    let tabs = content()
    self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(tabs: tabs) }
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view from tabs that keeps its selection to itself.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    self.content = TabContentBuilder<Never>.Content(tabs: content())
    selection = nil
  }
}

/// Hands the tabs of a body to their places.
private struct TabVisitor: PartVisitor {
  let node: TabViewNode
  var count = 0

  mutating func visitPart<Part: View>(_ part: UnsafePointer<Part>) {
    var traits = TabTraits()
    (part.pointee as? any TabTraitSource)?.addTabTraits(to: &traits)
    node.receive(part.pointee, traits, at: count)
    count += 1
  }
}
