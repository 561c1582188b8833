/// One of the views that content consists of, as a view of its own.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/subview.
nonisolated public struct Subview: View, Identifiable {
  /// The type of the body.
  public typealias Body = Never

  /// What tells the view from the others.
  public struct ID: Hashable {
    let value: AnyHashable
  }

  /// What tells the view from the others: its place, or its identity in a loop.
  public let id: ID
  private let view: AnyView
  private let tags: TabTraits

  init(id: AnyHashable, view: AnyView, tags: TabTraits) {
    self.id = ID(value: id)
    self.view = view
    self.tags = tags
  }

  /// The values that the view was given for its container.
  @MainActor public var containerValues: ContainerValues { ContainerValues(tag: tags.tag) }

  /// Goes through the view.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    withUnsafePointer(to: view.pointee.view) { AnyView._walk($0, &walk) }
  }
}

/// Values that a view was given for the container around it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/containervalues.
public struct ContainerValues {
  let tag: AnyHashable?

  /// The tag of the view, if it has one of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

/// The views that content consists of.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/subviewscollection.
public struct SubviewsCollection: RandomAccessCollection {
  /// One of the views.
  public typealias Element = Subview

  fileprivate let subviews: [Subview]

  @MainActor init<Content: View>(_ content: Content) {
    var visitor: any PartVisitor = SubviewVisitor()
    withUnsafePointer(to: content) { visitParts(of: $0, &visitor) }
    subviews = (visitor as? SubviewVisitor)?.subviews ?? []
  }

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }

  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// Makes a view of its own of each part of content.
private struct SubviewVisitor: PartVisitor {
  var subviews: [Subview] = []
  /// The identity of the loop's element that is visited, and the number of its views so far.
  private var element: (id: AnyHashable, count: Int)?

  mutating func visitElement(_ id: AnyHashable?) {
    element = id.map { ($0, 0) }
  }

  mutating func visitPart<Part: View>(_ part: UnsafePointer<Part>) {
    var tags = TabTraits()
    (part.pointee as? any TabTraitSource)?.addTabTraits(to: &tags)
    let id = (part.pointee as? any IdentifiedPart)?.partID ?? nextID()
    subviews.append(Subview(id: id, view: AnyView(part.pointee), tags: tags))
  }

  private mutating func nextID() -> AnyHashable {
    guard let (id, count) = element else { return AnyHashable(subviews.count) }
    element = (id, count + 1)
    return count == 0 ? id : AnyHashable([id, AnyHashable(count)])
  }
}

/// A view with an identity that the screen states.
@MainActor
protocol IdentifiedPart {
  var partID: AnyHashable? { get }
}

extension Group where Content: View {
  /// Hands the views that content consists of to a closure, which arranges them.
  ///
  /// Content is taken apart at the views of the closure: a view with a body is one view.
  @MainActor public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }
}

/// A group of the views of content, arranged by a closure.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  let base: Subviews
  let transform: (SubviewsCollection) -> Content

  /// Arranges the views and goes through them.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let (group, window) = (view.pointee, walk.window)
    let (node, isNew) = walk.next { (parent, environment) -> ContentNode<Subviews, Content> in
      ContentNode(
        { group.transform(SubviewsCollection($0)) },
        input: group.base,
        parent: parent,
        environment: environment,
        window: window
      )
    }
    guard walk.isUpdate else { return walk.visit(node) }
    if isNew {
      node.run()
    } else {
      node.receive({ group.transform(SubviewsCollection($0)) }, input: group.base)
    }
  }
}

extension ForEach where Content: View, Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
  /// Makes views from the views that content consists of.
  @MainActor public init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(
      data: ForEachSubviewCollection(subviews: SubviewsCollection(view).subviews),
      identity: { $0.id },
      content: content
    )
  }
}

/// The views that a loop over content goes through.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  fileprivate let subviews: [Subview]

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }

  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}
