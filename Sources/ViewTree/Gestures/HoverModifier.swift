public import Foundation

/// A modifier that runs an action when the pointer comes and goes.
struct HoverModifier: ViewModifier {
  typealias Body = Never

  let action: (Bool) -> Void

  static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let action = modifier.pointee.action
    walk.visibly({ $0.hover = action }, { Modified._walk(content, &$0) })
  }
}

/// Where the pointer is.
nonisolated public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

extension View {
  /// Runs an action when the pointer comes, true, and goes, false.
  public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Runs an action when the pointer comes and goes; between that it does not move.
  @preconcurrency public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    onHover { action($0 ? .active(.zero) : .ended) }
  }
}
