public import ViewTree

/// What one mounting of a screen consists of: the root view and the actions a scenario may run.
@MainActor
public struct ScreenContent {
  /// The root view.
  package let root: AnyView

  /// Pieces of work, by name, that stand for what happens outside of the screen.
  ///
  /// A push notification, a socket message, or a change made on another screen is an action; a
  /// tap is not, since the host can perform it on the control.
  public let actions: [String: @MainActor () -> Void]

  /// Creates the content of one mounting.
  ///
  /// - Parameters:
  ///   - root: The root view, with a fresh store.
  ///   - actions: Pieces of work that scenario steps may run by name.
  public init(_ root: some View, actions: [String: @MainActor () -> Void] = [:]) {
    self.root = AnyView(root)
    self.actions = actions
  }
}
