internal import ViewTree

// MARK: Focus

extension RenderHost {
  /// Puts the cursor into a field, or gives another control the focus, as one event.
  ///
  /// Typing into a field and submitting it do so by themselves.
  ///
  /// - Throws: `ReplayError` if there is no such control or it is disabled.
  public func focus(_ control: String) throws(ReplayError) {
    let element = try controls.find(control, for: "focus \(control)") {
      $0.interactions.focus != nil
    }
    focus(element)
  }

  /// Takes the focus away, as putting the keyboard away does, as one event.
  public func endEditing() {
    perform { graph.focus.resign() }
  }

  /// Gives an element the focus, unless it has it.
  func focus(_ element: Element) {
    guard let focus = element.interactions.focus, !focus.isFocused(in: graph) else { return }
    perform { focus.focus(in: graph) }
  }
}
