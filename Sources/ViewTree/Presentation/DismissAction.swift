/// Ends the presentation, or leaves the page, of the view that reads it from its environment.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/dismissaction.
public struct DismissAction {
  let target: DismissTarget?

  /// Ends the presentation; does nothing where nothing is presented.
  @MainActor
  public func callAsFunction() { target?.dismiss() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissTarget? { nil }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum EndsOnTapKey: EnvironmentKey {
  static var defaultValue: DismissTarget? { nil }
}

extension EnvironmentValues {
  /// Ends the presentation of the view, or leaves its page.
  public var dismiss: DismissAction {
    DismissAction(target: dismissTarget)
  }

  /// Whether the view is presented or pushed.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  var dismissTarget: DismissTarget? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// What a tap on a button ends besides running its action.
  var endedByTap: DismissTarget? {
    get { self[EndsOnTapKey.self] }
    set { self[EndsOnTapKey.self] = newValue }
  }
}
