public import Foundation
internal import ViewTree

// MARK: Controls with values

extension RenderHost {
  /// Picks a choice of a picker by its title, its identifier or its tag, as one event.
  ///
  /// - Throws: `ReplayError` if there is no such picker or choice, or it is disabled.
  public func select(_ choice: String, in picker: String) throws(ReplayError) {
    let step = "select \(choice) in \(picker)"
    let element = try controls.find(picker, for: step, inWhole: true) {
      $0.interactions.choose != nil
    }
    let choices = element.children.flatMap(\.flattened).filter { $0.tag != nil }
    let chosen =
      choices.first { $0.identifier == choice }
      ?? choices.first { $0.label == choice }
      ?? choices.first { $0.tag.map { "\($0.base)" } == choice }
    guard let tag = chosen?.tag, let choose = element.interactions.choose else {
      let titles = choices.map { $0.identifier ?? $0.label }
      throw .controlNotFound(step: step, control: choice, present: titles)
    }
    guard chosen?.isEnabled != false else {
      throw .controlDisabled(step: step, control: choice)
    }
    perform { _ = choose(tag) }
  }

  /// Moves a slider to a value, as one event; the value is kept in the slider's range.
  ///
  /// - Throws: `ReplayError` if there is no such slider or it is disabled.
  public func slide(_ slider: String, to value: Double) throws(ReplayError) {
    let element = try controls.find(slider, for: "slide \(slider) to \(value)") {
      $0.interactions.position != nil
    }
    guard let position = element.interactions.position else { return }
    perform { position.wrappedValue = value }
  }

  /// Picks a date, as one event; the date is kept within the picker's limits.
  ///
  /// - Throws: `ReplayError` if there is no such picker or it is disabled.
  public func pick(_ date: Date, in picker: String) throws(ReplayError) {
    let element = try controls.find(picker, for: "pick a date in \(picker)") {
      $0.interactions.date != nil
    }
    guard let selection = element.interactions.date else { return }
    perform { selection.wrappedValue = date }
  }

  /// Picks a colour, as one event.
  ///
  /// - Throws: `ReplayError` if there is no such picker or it is disabled.
  public func pick(_ color: Color, in picker: String) throws(ReplayError) {
    let element = try controls.find(picker, for: "pick a color in \(picker)") {
      $0.interactions.color != nil
    }
    guard let selection = element.interactions.color else { return }
    perform { selection.wrappedValue = color }
  }

  /// Pulls the screen down to load it anew, and waits until nothing can go on.
  ///
  /// - Parameter control: What is pulled; nil for the first thing that can be.
  /// - Throws: `ReplayError` if nothing can be loaded anew.
  public func refresh(_ control: String? = nil) async throws(ReplayError) {
    let step = control.map { "refresh \($0)" } ?? "refresh"
    let element: Element
    if let control {
      element = try controls.find(control, for: step) { $0.interactions.refresh != nil }
    } else {
      let all = graph.elements().flatMap(\.flattened)
      guard let first = all.first(where: { $0.interactions.refresh != nil }) else {
        throw .controlNotFound(step: step, control: "refreshable content", present: [])
      }
      element = first
    }
    guard let refresh = element.interactions.refresh else { return }
    perform { Task.immediate { await refresh() } }
    await settle()
  }
}
