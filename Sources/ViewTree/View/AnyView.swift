/// A view whose type is hidden; the hidden type is part of the identity of what is in it.
nonisolated public struct AnyView: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: any View

  /// Hides the type of `view`.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of `view`.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// Goes through the hidden view.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    func visit<Content: View>(_ content: Content, _ walk: inout _Walk) {
      walk.structure(.type(ObjectIdentifier(Content.self))) { walk in
        withUnsafePointer(to: content) { Content._walk($0, &walk) }
      }
    }
    visit(view.pointee.content, &walk)
  }

  /// Unknown, since the type is hidden.
  @MainActor public static var _rowCount: Int? { nil }
}
