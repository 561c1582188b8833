internal import Foundation
internal import RenderSim
internal import Testing

/// What gestures tell, which of several goes first, and what is evaluated because of them.
@MainActor
struct SemanticsGesturesTests {
  @Test func `taps of a number are told apart`() throws {
    let stage = Stage {
      Text("target")
        .onTapGesture(count: 2) { ran("double") }
        .onTapGesture { ran("single") }
    }
    stage.expect([:])
    stage.tap("target", expecting: [:], closures: ["single": 1])
    try stage.host.tap("target", times: 2)
    stage.expect([:], closures: ["double": 1])
  }

  @Test func `inner gestures go first, high ones before them, simultaneous ones along`() throws {
    let stage = Stage {
      Button("plain") { ran("button") }
        .onTapGesture { ran("outer") }
      Button("high") { ran("button") }
        .highPriorityGesture(TapGesture().onEnded { ran("high") })
      Button("along") { ran("button") }
        .simultaneousGesture(TapGesture().onEnded { ran("along") })
      Button("off") { ran("button") }
        .highPriorityGesture(TapGesture().onEnded { ran("high") }, isEnabled: false)
    }
    stage.tap("plain", expecting: [:], closures: ["button": 1])
    stage.tap("high", expecting: [:], closures: ["high": 1])
    stage.tap("along", expecting: [:], closures: ["button": 1, "along": 1])
    stage.tap("off", expecting: [:], closures: ["button": 1])
  }

  @Test func `what shows nothing can still be acted on`() throws {
    let stage = Stage {
      Color.red
        .onTapGesture { ran("tapped") }
        .accessibilityIdentifier("area")
    }
    stage.tap("area", expecting: [:], closures: ["tapped": 1])
  }

  private struct Draggable: View {
    @State private var offset = CGSize.zero
    @GestureState private var isDragging = false

    var body: some View {
      let _ = evaluated("Draggable")
      Text(isDragging ? "dragging" : "resting")
        .accessibilityIdentifier("card")
        .offset(x: offset.width, y: offset.height)
        .gesture(
          DragGesture()
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { offset = $0.translation }
            .onEnded { _ in offset = .zero }
        )
    }
  }

  @Test func `each step of a movement evaluates the view that follows it`() throws {
    let stage = Stage { Draggable() }
    stage.expect(["Draggable": 1])
    try stage.host.drag("card", by: CGSize(width: 60, height: 0), steps: 3)
    stage.expect(["Draggable": 4])
    #expect(stage.host.texts == ["resting"])
  }

  @Test func `a movement shorter than the least distance is none`() throws {
    let stage = Stage { Draggable() }
    stage.expect(["Draggable": 1])
    try stage.host.drag("card", by: CGSize(width: 4, height: 0))
    stage.expect([:])
  }

  @Test func `a long press tells when the finger comes and goes`() throws {
    let stage = Stage {
      Text("target")
        .onLongPressGesture(minimumDuration: 1) {
          ran("pressed")
        } onPressingChanged: { isPressing in
          ran(isPressing ? "comes" : "goes")
        }
    }
    try stage.host.longPress("target")
    stage.expect([:], closures: ["comes": 1, "pressed": 1, "goes": 1])
    try stage.host.longPress("target", for: 0.2)
    stage.expect([:], closures: ["comes": 1, "goes": 1])
  }

  @Test func `gestures are combined`() throws {
    let stage = Stage {
      Text("sequence")
        .gesture(
          LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
            if case .second(true, let drag?) = value { ran("dragged \(drag.translation.width)") }
          }
        )
      Text("exclusive")
        .gesture(
          TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
            switch value {
            case .first: ran("two")
            case .second: ran("one")
            }
          }
        )
      Text("both")
        .gesture(
          MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { value in
            ran("\(value.first?.magnification ?? 0) \(value.second?.rotation.degrees ?? 0)")
          }
        )
    }
    try stage.host.drag("sequence", by: CGSize(width: 20, height: 0))
    stage.expect([:], closures: [:])
    try stage.host.drag("sequence", by: CGSize(width: 20, height: 0), afterPressing: 1)
    stage.expect([:], closures: ["dragged 20.0": 1])
    try stage.host.tap("exclusive", times: 2)
    stage.expect([:], closures: ["two": 1])
    stage.tap("exclusive", expecting: [:], closures: ["one": 1])
    try stage.host.magnify("both", by: 2)
    stage.expect([:], closures: ["2.0 0.0": 1])
    try stage.host.rotate("both", by: .degrees(90))
    stage.expect([:], closures: ["0.0 90.0": 1])
  }

  @Test func `the pointer comes and goes`() throws {
    struct Screen: View {
      @State private var isInside = false
      var body: some View {
        let _ = evaluated("Screen")
        Text("target").onHover { isInside = $0 }
        Text(isInside ? "inside" : "outside")
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1])
    try stage.host.hover("target")
    stage.expect(["Screen": 1])
    #expect(stage.host.texts.last == "inside")
    try stage.host.hover("target", isInside: false)
    stage.expect(["Screen": 1])
    #expect(stage.host.texts.last == "outside")
  }

  @Test func `a disabled view takes no gesture`() {
    let stage = Stage {
      Text("target").gesture(DragGesture()).onTapGesture {}.disabled(true)
    }
    #expect(throws: ReplayError.controlDisabled(step: "tap target", control: "target")) {
      try stage.host.tap("target")
    }
    #expect(throws: ReplayError.controlDisabled(step: "drag target", control: "target")) {
      try stage.host.drag("target", by: CGSize(width: 20, height: 0))
    }
    #expect(
      throws: ReplayError.controlRejectsStep(
        step: "long press target",
        control: "target",
        kind: "text"
      )
    ) {
      try stage.host.longPress("target")
    }
  }
}
