/// Follows the value behind a binding for an engine's own place, such as a sheet.
///
/// The place is checked when the value may have changed, whether the view that made the binding
/// is evaluated or not.
@MainActor
final class BindingFollower<Value> {
  private unowned let node: Node
  private var location: Location<Value>?
  private var tracking: NodeTracking?

  init(_ node: Node) {
    self.node = node
  }

  /// The value of `binding`, which is followed from now on.
  func read(_ binding: Binding<Value>) -> Value {
    let current = binding.location
    if location !== current {
      location?.removeObserver(node)
      location = current
      current.addObserver(node)
    }
    guard current.isTracked else { return current.valueInUpdate() }
    let tracking = tracking ?? NodeTracking(node)
    self.tracking = tracking
    let value = node.graph.updating(node) { tracking.track { current.get() } }
    tracking.forgetChanges()
    return value
  }

  /// Ends following; the place is gone.
  func end() {
    location?.removeObserver(node)
    location = nil
    tracking?.cancel()
    tracking = nil
  }
}
