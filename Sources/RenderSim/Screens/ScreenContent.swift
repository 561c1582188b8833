public import ViewTree

/// What one mounting of a screen consists of: the root view and the actions a scenario may run.
@MainActor
public struct ScreenContent {
  /// The root view.
  package let root: AnyView

  /// Makes the root view for other parameters; nil where they are only for mounting.
  let makeRoot: ((ScreenParameters) -> AnyView)?

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
    makeRoot = nil
    self.actions = actions
  }

  /// Creates the content of one mounting whose parameters a step may change.
  ///
  /// ```swift
  /// ScreenVariant("keyed") { parameters in
  ///   let service = StubUserService()
  ///   return ScreenContent(parameters) { parameters in
  ///     ProfileScreen(userID: parameters.text("user"), service: service)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - parameters: The parameters at the mounting.
  ///   - actions: Pieces of work that scenario steps may run by name.
  ///   - root: Makes the root view for the parameters in force, as a parent would that is
  ///     evaluated again. Models belong outside of it, or into `@State`.
  public init(
    _ parameters: ScreenParameters,
    actions: [String: @MainActor () -> Void] = [:],
    @ViewBuilder root: @escaping @MainActor (ScreenParameters) -> some View
  ) {
    self.root = AnyView(root(parameters))
    makeRoot = { AnyView(root($0)) }
    self.actions = actions
  }
}
