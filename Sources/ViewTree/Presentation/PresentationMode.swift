/// Whether a view is presented, and the end of it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/presentationmode.
public struct PresentationMode {
  /// Whether the view is presented or pushed.
  public internal(set) var isPresented: Bool
  var isDismissed = false

  /// Ends the presentation, or leaves the page.
  public mutating func dismiss() {
    isDismissed = true
    isPresented = false
  }
}

extension EnvironmentValues {
  /// Whether the view is presented, and the end of it.
  public var presentationMode: Binding<PresentationMode> {
    let target = dismissTarget
    let mode = PresentationMode(isPresented: isPresented)
    return onGraphThread { Binding(PresentationModeLocation(mode, target), value: mode) }
  }
}

/// The presentation around a view.
private final class PresentationModeLocation: Location<PresentationMode> {
  private let mode: PresentationMode
  private let target: DismissTarget?

  init(_ mode: PresentationMode, _ target: DismissTarget?) {
    self.mode = mode
    self.target = target
  }

  override func get() -> PresentationMode { mode }

  override func set(_ value: PresentationMode) {
    if value.isDismissed { onGraphThread(target) { $0?.dismiss() } }
  }

  override func isSame(as other: Location<PresentationMode>) -> Bool {
    (other as? PresentationModeLocation)?.target === target
  }
}
