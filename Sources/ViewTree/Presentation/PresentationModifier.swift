/// A modifier that presents content while a binding holds an item.
///
/// The place of the modifier follows the binding by itself: presenting needs no evaluation of
/// the view that has the modifier. That view's last closure makes the content, so state that its
/// body never read is shown as it was then.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/modal-presentations, and published
///   reports of sheets that show the state of the body's last evaluation.
public struct _PresentationModifier<Item, Presented: View>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let style: PresentationStyle
  let item: Binding<Item?>
  let identity: (Item) -> AnyHashable
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented

  /// Goes through the content, then brings what is presented up to date.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
    let (node, _) = walk.next { parent, environment in
      PresentationNode<Item, Presented>(
        modifier.pointee,
        parent: parent,
        environment: environment
      )
    }
    if walk.isUpdate { node.receive(modifier.pointee) } else { walk.visit(node) }
  }
}

/// The place of a presenting modifier; its child is what is presented.
final class PresentationNode<Item, Presented: View>: Node, PresentedPlace {
  private var modifier: _PresentationModifier<Item, Presented>
  private let scope: EnvironmentScope
  private let locks = DismissLocks()
  private lazy var follower = BindingFollower<Item?>(self)
  private var page: ContentNode<Item, Presented>?
  private var identity: AnyHashable?

  init(
    _ modifier: _PresentationModifier<Item, Presented>,
    parent: Node,
    environment: EnvironmentScope
  ) {
    self.modifier = modifier
    scope = EnvironmentScope(outer: environment)
    super.init(graph: parent.graph, parent: parent)
    var values = EnvironmentValues()
    let target = DismissTarget(self)
    values.dismissTarget = target
    values.isPresented = true
    if modifier.style.endsOnTap { values.endedByTap = target }
    if modifier.style != .page {
      values.navigation = nil
      values.dismissLocks = locks
    }
    _ = scope.replaceValues(by: values.changes)
  }

  var isPage: Bool { modifier.style == .page }
  var isHeld: Bool { !locks.areEmpty }

  /// Takes a new value from the view around.
  func receive(_ new: _PresentationModifier<Item, Presented>) {
    modifier = new
    reasons = []
    bringUpToDate(hasNewContent: true)
  }

  override func update() {
    guard !reasons.isEmpty else { return }
    reasons = []
    graph.schedulingChildren { bringUpToDate(hasNewContent: false) }
  }

  private func bringUpToDate(hasNewContent: Bool) {
    guard let item = follower.read(modifier.item) else {
      if page != nil { end() }
      return
    }
    let identity = modifier.identity(item)
    if let page, self.identity == identity {
      if hasNewContent || !isSameValue(page.input, item) {
        page.receive(modifier.content, input: item)
      }
      return
    }
    if page != nil { end() }
    self.identity = identity
    let page = ContentNode(modifier.content, input: item, parent: self, environment: scope)
    self.page = page
    children = [page]
    graph.didPresent(self)
    page.run()
  }

  private func end() {
    guard let page else { return }
    self.page = nil
    identity = nil
    children = []
    graph.removeUpdated(page)
    graph.didDismiss(self)
    if let onDismiss = modifier.onDismiss { graph.addDisappearance(onDismiss, isFirst: false) }
  }

  func dismiss() { modifier.item.wrappedValue = nil }

  override func dispose() {
    follower.end()
    if page != nil { graph.didDismiss(self) }
    scope.dispose()
  }

  override func inspect(_ walk: inout _Walk) {
    guard let page else { return }
    walk.show(Element(modifier.style.elementKind)) { walk in
      let outer = (walk.attributes, walk.rows)
      (walk.attributes, walk.rows) = (ElementAttributes(), nil)
      page.inspect(&walk)
      (walk.attributes, walk.rows) = outer
    }
  }
}

extension View {
  /// The view with a presentation that lasts while a flag is set.
  func presenting<Presented: View>(
    _ style: PresentationStyle,
    _ isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    content: @escaping () -> Presented
  ) -> some View {
    modifier(
      _PresentationModifier<Bool, Presented>(
        style: style,
        item: isPresented.itemWhileTrue,
        identity: { AnyHashable($0) },
        onDismiss: onDismiss,
        content: { _ in content() }
      )
    )
  }
}

extension Binding where Value == Bool {
  /// An item that is there while the value is true; taking it away makes the value false.
  var itemWhileTrue: Binding<Bool?> {
    Binding<Bool?>(
      DerivedLocation(location, { $0 ? true : nil }) { location, item in
        location.set(item != nil)
      },
      value: nil
    )
  }
}
