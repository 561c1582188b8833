/// A view that stands for several views, such as those of a closure.
@MainActor
protocol PartContainer {
  /// Visits the views, in order.
  @MainActor static func visitParts(_ view: UnsafePointer<Self>, _ visitor: inout any PartVisitor)
}

/// Takes the views of a closure one by one, as a tab view does.
@MainActor
protocol PartVisitor {
  mutating func visitPart<Part: View>(_ part: UnsafePointer<Part>)

  /// Begins the parts of a loop's element with an identity; nil ends the loop.
  mutating func visitElement(_ id: AnyHashable?)
}

extension PartVisitor {
  mutating func visitElement(_ id: AnyHashable?) {}
}

/// Visits a view, or the views that it stands for.
@MainActor
func visitParts<Content: View>(
  of view: UnsafePointer<Content>,
  _ visitor: inout any PartVisitor
) {
  guard let container = Content.self as? any PartContainer.Type else {
    return visitor.visitPart(view)
  }
  func open<Container: PartContainer>(_: Container.Type, _ visitor: inout any PartVisitor) {
    let view = UnsafeRawPointer(view).assumingMemoryBound(to: Container.self)
    Container.visitParts(view, &visitor)
  }
  open(container, &visitor)
}

extension TupleView: PartContainer {
  @MainActor static func visitParts(_ view: UnsafePointer<Self>, _ visitor: inout any PartVisitor) {
    @MainActor func visit<Part: View>(_ part: Part, _ visitor: inout any PartVisitor) {
      withUnsafePointer(to: part) { ViewTree.visitParts(of: $0, &visitor) }
    }
    repeat visit(each view.pointee.value, &visitor)
  }
}

extension Group: PartContainer where Content: View {
  @MainActor static func visitParts(_ view: UnsafePointer<Self>, _ visitor: inout any PartVisitor) {
    withUnsafePointer(to: view.pointee.content) { ViewTree.visitParts(of: $0, &visitor) }
  }
}

extension Optional: PartContainer where Wrapped: View {
  @MainActor static func visitParts(_ view: UnsafePointer<Self>, _ visitor: inout any PartVisitor) {
    guard let content = view.pointee else { return }
    withUnsafePointer(to: content) { ViewTree.visitParts(of: $0, &visitor) }
  }
}

extension _ConditionalContent: PartContainer where TrueContent: View, FalseContent: View {
  @MainActor static func visitParts(_ view: UnsafePointer<Self>, _ visitor: inout any PartVisitor) {
    switch view.pointee.storage {
    case .first(let content):
      withUnsafePointer(to: content) { ViewTree.visitParts(of: $0, &visitor) }
    case .second(let content):
      withUnsafePointer(to: content) { ViewTree.visitParts(of: $0, &visitor) }
    }
  }
}

extension ForEach: PartContainer where Content: View {
  @MainActor static func visitParts(_ view: UnsafePointer<Self>, _ visitor: inout any PartVisitor) {
    for element in view.pointee.data {
      visitor.visitElement(AnyHashable(view.pointee.identity(element)))
      withUnsafePointer(to: view.pointee.content(element)) {
        ViewTree.visitParts(of: $0, &visitor)
      }
    }
    visitor.visitElement(nil)
  }
}

extension EmptyView: PartContainer {
  @MainActor static func visitParts(_ view: UnsafePointer<Self>, _ visitor: inout any PartVisitor) {
  }
}
