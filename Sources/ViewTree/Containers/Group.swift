/// Several views that share modifiers; not a boundary.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the group; the closure is part of the body around it.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Goes through the content.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
  }

  /// As many rows as the content.
  public static var _rowCount: Int? { Content._rowCount }
}
