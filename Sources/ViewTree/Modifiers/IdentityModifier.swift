/// A view with an identity that the screen states; another identity is another view.
public struct _IdentifiedView<Content: View, ID: Hashable>: View {
  /// The type of the body.
  public typealias Body = Never

  let content: Content
  let id: ID

  /// Goes through the content, anew where the identity is another one.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.structure(.explicit(AnyHashable(view.pointee.id))) { walk in
      // The content is stored first and so lies at the start.
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }

  /// As many rows as the content.
  public static var _rowCount: Int? { Content._rowCount }
}

extension _IdentifiedView: IdentifiedPart, TabTraitSource {
  var partID: AnyHashable? { AnyHashable(id) }

  func addTabTraits(to traits: inout TabTraits) {
    (content as? any TabTraitSource)?.addTabTraits(to: &traits)
  }
}

extension View {
  /// Gives the view an identity; with another one its state is made anew.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    _IdentifiedView(content: self, id: id)
  }
}
