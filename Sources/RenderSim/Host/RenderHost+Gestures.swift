public import Foundation
internal import ViewTree

// MARK: Gestures

extension RenderHost {
  /// Taps a control several times in a row, as one event; gestures of that many taps take it.
  ///
  /// - Throws: `ReplayError` if there is no such control or it is disabled.
  public func tap(_ control: String, times count: Int) throws(ReplayError) {
    guard count > 1 else { return try tap(control) }
    let arena = try gestures(of: control, .tap, step: "tap \(control) \(count) times")
    perform { arena.perform(.tap(count: count)) }
  }

  /// Holds a control down, then lets go, as two events.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - seconds: How long the finger is down.
  /// - Throws: `ReplayError` if there is no such control or it is disabled.
  public func longPress(_ control: String, for seconds: Double = 1) throws(ReplayError) {
    let step = "long press \(control)"
    let element = try controls.find(control, for: step) {
      $0.opened != nil || $0.takes(.press)
    }
    let arena = GestureArena(element.interactions.gestures)
    var event = _GestureEvent(.press)
    event.pressed = seconds
    event.isEnd = false
    perform { arena.perform(event, own: element.opened) }
    event.isEnd = true
    perform { arena.perform(event) }
  }

  /// Drags a control, as one event for each step of the movement and one for letting go.
  ///
  /// - Parameters:
  ///   - control: The control; the movement begins at its upper leading corner.
  ///   - distance: How far the finger moves, in points.
  ///   - steps: In how many steps it moves.
  ///   - pressed: How long the finger is held still before, in seconds.
  /// - Throws: `ReplayError` if there is no such control or it is disabled.
  public func drag(
    _ control: String,
    by distance: CGSize,
    steps: Int = 1,
    afterPressing pressed: Double = 0
  ) throws(ReplayError) {
    let arena = try gestures(of: control, .drag, step: "drag \(control)")
    move(steps, arena) { fraction in
      var event = _GestureEvent(pressed > 0 ? [.drag, .press] : .drag)
      event.pressed = pressed
      event.drag = DragGesture.Value(
        time: graph.date,
        location: CGPoint(x: distance.width * fraction, y: distance.height * fraction),
        startLocation: .zero
      )
      return event
    }
  }

  /// Moves two fingers on a control apart, or together where `scale` is below 1.
  ///
  /// - Throws: `ReplayError` if there is no such control or it is disabled.
  public func magnify(_ control: String, by scale: Double, steps: Int = 1) throws(ReplayError) {
    let arena = try gestures(of: control, .magnify, step: "magnify \(control)")
    move(steps, arena) { fraction in
      var event = _GestureEvent(.magnify)
      event.magnification = 1 + (scale - 1) * fraction
      return event
    }
  }

  /// Turns two fingers on a control.
  ///
  /// - Throws: `ReplayError` if there is no such control or it is disabled.
  public func rotate(_ control: String, by angle: Angle, steps: Int = 1) throws(ReplayError) {
    let arena = try gestures(of: control, .rotate, step: "rotate \(control)")
    move(steps, arena) { fraction in
      var event = _GestureEvent(.rotate)
      event.rotation = .degrees(angle.degrees * fraction)
      return event
    }
  }

  /// Has the pointer come to a control, or go.
  ///
  /// - Throws: `ReplayError` if there is no such control or it is disabled.
  public func hover(_ control: String, isInside: Bool = true) throws(ReplayError) {
    let element = try controls.find(control, for: "hover over \(control)") {
      $0.interactions.hover != nil
    }
    guard let hover = element.interactions.hover else { return }
    perform { hover(isInside) }
  }

  private func move(
    _ steps: Int,
    _ arena: GestureArena,
    _ event: (_ fraction: Double) -> _GestureEvent
  ) {
    for step in 1...max(1, steps) {
      var event = event(Double(step) / Double(max(1, steps)))
      event.isEnd = false
      perform { arena.perform(event) }
    }
    perform { arena.perform(event(1)) }
  }

  private func gestures(
    of control: String,
    _ kind: _GestureKinds,
    step: String
  ) throws(ReplayError) -> GestureArena {
    let element = try controls.find(control, for: step) { $0.takes(kind) }
    return GestureArena(element.interactions.gestures)
  }
}

extension Element {
  /// What a long press opens, where no gesture takes it.
  fileprivate var opened: (() -> Void)? { interactions.longPress ?? interactions.row.menu }

  /// Whether a gesture around the element is made of a movement.
  fileprivate func takes(_ kind: _GestureKinds) -> Bool {
    interactions.gestures.contains { $0.kinds.contains(kind) }
  }
}
