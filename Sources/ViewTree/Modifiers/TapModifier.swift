/// A modifier that runs an action when its content is tapped.
public struct _TapModifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let count: Int
  let action: @MainActor () -> Void

  /// Goes through the content; a control in it that takes taps itself goes first.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let outer = walk.attributes
    walk.attributes.tap = modifier.pointee.action
    Modified._walk(content, &walk)
    walk.attributes = outer
  }
}

extension View {
  /// Runs an action when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of taps that it takes.
  ///   - action: Runs after the last of them.
  /// - Returns: The view with the action.
  /// - Note: Source: developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:).
  @preconcurrency public func onTapGesture(
    count: Int = 1,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(_TapModifier(count: count, action: action))
  }
}
