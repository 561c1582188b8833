/// A modifier that can make its content transparent, hidden or out of reach.
nonisolated public struct _VisibilityModifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  /// What is done to the content.
  enum Change: Equatable {
    /// How much of it is let through, from 0 to 1.
    case opacity(Double)
    case hidden
    case hitTesting(Bool)
  }

  let change: Change

  /// Goes through the content, whose views are evaluated all the same.
  @MainActor public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let outer = walk.attributes
    switch modifier.pointee.change {
    case .opacity(let opacity): if opacity <= 0 { walk.attributes.isOutOfReach = true }
    case .hidden: walk.attributes.isHidden = true
    case .hitTesting(let isEnabled): if !isEnabled { walk.attributes.isOutOfReach = true }
    }
    Modified._walk(content, &walk)
    walk.attributes = outer
  }
}

nonisolated extension View {
  /// Lets the content through in part, from 0 to 1; at 0 it is still there and cannot be acted on.
  public func opacity(_ opacity: Double) -> some View {
    modifier(_VisibilityModifier(change: .opacity(opacity)))
  }

  /// Hides the view, which keeps its place and its state.
  public func hidden() -> some View {
    modifier(_VisibilityModifier(change: .hidden))
  }

  /// Lets a person act on the view, or not.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_VisibilityModifier(change: .hitTesting(enabled)))
  }
}
