/// Loads what is shown anew, as pulling it down does.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/refreshaction.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Loads what is shown anew.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads what is shown anew, where that is possible.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// A modifier that says how its content is loaded anew.
struct RefreshModifier: ViewModifier {
  typealias Body = Never

  let action: RefreshAction

  static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let action = modifier.pointee.action
    let set: @MainActor (inout EnvironmentValues) -> Void = { $0.refresh = action }
    walk.environment(set) { walk in
      walk.visibly(
        { $0.refresh = { await action() } },
        { Modified._walk(content, &$0) }
      )
    }
  }
}

extension View {
  /// Loads the view anew when a person pulls it down.
  ///
  /// - Note: Source: developer.apple.com/documentation/swiftui/view/refreshable(action:).
  public func refreshable(
    @_inheritActorContext action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshModifier(action: RefreshAction(action: action)))
  }
}
