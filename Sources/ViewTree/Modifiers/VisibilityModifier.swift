/// A modifier that can make its content transparent or hide it; either keeps it from being acted on.
nonisolated public struct _VisibilityModifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  /// How much of the content is let through, from 0 to 1; nil where it is hidden.
  let opacity: Double?

  /// Goes through the content, whose views are evaluated all the same.
  @MainActor public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let outer = walk.attributes
    if let opacity = modifier.pointee.opacity {
      if opacity <= 0 { walk.attributes.isTransparent = true }
    } else {
      walk.attributes.isHidden = true
    }
    Modified._walk(content, &walk)
    walk.attributes = outer
  }
}

nonisolated extension View {
  /// Lets the content through in part, from 0 to 1; at 0 it is still there and cannot be acted on.
  public func opacity(_ opacity: Double) -> some View {
    modifier(_VisibilityModifier(opacity: opacity))
  }

  /// Hides the view, which keeps its place and its state.
  public func hidden() -> some View {
    modifier(_VisibilityModifier(opacity: nil))
  }
}
