internal import Foundation
internal import RenderSim
internal import Testing

/// What drawing, undoing and choosing a pen evaluate around a canvas.
@MainActor
struct SketchScreenTests {
  private func mount(drawing: Bool = false) throws -> RenderHost {
    let host = RenderHost { SketchScreen() }
    if drawing {
      try host.drag("canvas", by: CGSize(width: 30, height: 0), steps: 3)
      host.log.clear()
    }
    return host
  }

  @Test func `each movement evaluates the canvas, and those that say what can be undone`() throws {
    let host = try mount()
    #expect(
      host.log.counts == [
        "SketchScreen": 1, "SketchCanvas": 1, "SketchHint": 1, "SketchHistory": 1, "SketchTools": 1,
      ]
    )
    #expect(host.texts.contains("Draw with a finger"))
    host.log.clear()
    try host.drag("canvas", by: CGSize(width: 30, height: 0), steps: 3)
    // The canvas reads the sketch in what it draws. The history gets a closure that captures the
    // screen and so differs each time; letting go writes what no body reads.
    #expect(
      host.log.counts == [
        "SketchScreen": 3, "SketchCanvas": 3, "SketchHint": 1, "SketchHistory": 3,
      ]
    )
    #expect(!host.texts.contains("Draw with a finger"))
  }

  @Test func `undo and redo take a stroke away and back`() throws {
    let host = try mount(drawing: true)
    let everything = ["SketchScreen": 1, "SketchCanvas": 1, "SketchHint": 1, "SketchHistory": 1]
    try host.tap("Undo")
    #expect(host.log.counts == everything)
    #expect(throws: ReplayError.controlDisabled(step: "tap Undo", control: "Undo")) {
      try host.tap("Undo")
    }
    host.log.clear()
    try host.tap("Redo")
    #expect(host.log.counts == everything)
    host.log.clear()
    try host.tap("Clear")
    // The flag is only passed on.
    #expect(host.log.counts.isEmpty)
    try host.tap("Clear Sketch")
    #expect(host.log.counts == everything)
    #expect(host.texts.contains("Draw with a finger"))
  }

  @Test func `a pen is handed to the canvas by the screen`() throws {
    let host = try mount(drawing: true)
    try host.slide("Width", to: 8)
    // The tools pass the width on to a slider and never read it.
    #expect(host.log.counts == ["SketchScreen": 1, "SketchCanvas": 1, "SketchHistory": 1])
    host.log.clear()
    try host.tap("red")
    #expect(
      host.log.counts == [
        "SketchScreen": 1, "SketchCanvas": 1, "SketchHistory": 1, "SketchTools": 1,
      ]
    )
  }
}
