extension ElementAttributes {
  /// Adds to an element what its surroundings say about it.
  func complete(_ element: inout Element) {
    element.tag = element.tag ?? tag
    if element.interactions.text != nil {
      element.interactions.submit = submitting(element)
      element.interactions.focus = element.interactions.focus?.adding(focus)
    } else if !focus.isEmpty {
      element.interactions.focus = FocusHandle(field: nil, targets: focus)
    }
    element.interactions.refresh = element.interactions.refresh ?? refresh
    element.interactions.hover = element.interactions.hover ?? hover
    if let choose, let tag, element.interactions.tap == nil {
      element.interactions.tap = { _ = choose(tag) }
    }
    element.interactions.gestures = gestures
    if gestures.contains(where: { $0.kinds.contains(.tap) }) {
      let own = element.interactions.tap
      let arena = GestureArena(gestures)
      element.interactions.tap = { arena.perform(.tap(count: 1), own: own) }
    }
  }

  /// What submitting a field does: its own action, then those around it from the inside out.
  private func submitting(_ element: Element) -> (() -> Void)? {
    let own = element.interactions.submit
    let outer = submit.filter { $0.triggers.contains(element.submitTrigger) }.map(\.action)
    guard own != nil || !outer.isEmpty else { return nil }
    return {
      own?()
      for action in outer { action() }
    }
  }
}

/// What submitting a field runs.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}
