internal import RenderSim
internal import Testing

/// When the bodies of an app's styles are evaluated, and what the controls show and do.
@MainActor
struct SemanticsControlStylesTests {
  private struct Bordered: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var title = "bordered"

    func makeBody(configuration: Configuration) -> some View {
      let _ = evaluated("Bordered")
      HStack {
        Text(isEnabled ? title : "off")
        if configuration.isPressed { Text("pressed") }
        configuration.label
      }
    }
  }

  private struct Inner: View {
    let number: Int
    var body: some View {
      let _ = evaluated("Inner")
      Text("inner \(number)")
    }
  }

  @Test func `a button style is evaluated per button and not again with the parent`() throws {
    let stage = Stage {
      Ticker { tick in
        Button {
          ran("action")
        } label: {
          Inner(number: tick / 2)
        }
        Button("plain") { ran("action") }
      }
      .buttonStyle(Bordered())
    }
    stage.expect(["Ticker": 1, "Bordered": 3, "Inner": 1])
    #expect(
      stage.host.texts == ["0", "bordered", "tick", "bordered", "inner 0", "bordered", "plain"]
    )
    stage.tap("bordered tick", expecting: ["Ticker": 1])
    stage.tap("bordered tick", expecting: ["Ticker": 1, "Inner": 1])
    #expect(stage.host.texts.contains("inner 1"))
    stage.tap("bordered plain", expecting: [:], closures: ["action": 1])
  }

  @Test func `a style reads the environment of its control`() throws {
    struct Screen: View {
      @State private var isOff = false
      var body: some View {
        let _ = evaluated("Screen")
        Button("toggle") { isOff.toggle() }
        Button("styled") {}
          .buttonStyle(Bordered())
          .disabled(isOff)
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1, "Bordered": 1])
    stage.tap("toggle", expecting: ["Screen": 1, "Bordered": 1])
    #expect(stage.host.texts == ["toggle", "off", "styled"])
    #expect(throws: ReplayError.controlDisabled(step: "tap off styled", control: "off styled")) {
      try stage.host.tap("off styled")
    }
  }

  @Test func `another value of a style reaches buttons in views that are left alone`() throws {
    struct Row: View {
      var body: some View {
        let _ = evaluated("Row")
        Button("row") {}
      }
    }
    struct Screen: View {
      @State private var title = "first"
      var body: some View {
        let _ = evaluated("Screen")
        VStack {
          Row()
        }
        .buttonStyle(Bordered(title: title))
        Button("change") { title = "second" }
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1, "Row": 1, "Bordered": 1])
    stage.tap("change", expecting: ["Screen": 1, "Bordered": 1])
    #expect(stage.host.texts == ["second", "row", "change"])
  }

  @Test func `a style of the system evaluates nothing and ends one of the app`() {
    let stage = Stage {
      VStack {
        Button("app") {}
        Button("system") {}.buttonStyle(.borderedProminent)
        Button("instance") {}.buttonStyle(PlainButtonStyle())
        Label("label", systemImage: "star").labelStyle(.iconOnly)
      }
      .buttonStyle(Bordered())
    }
    stage.expect(["Bordered": 1])
    #expect(stage.host.texts == ["bordered", "app", "system", "instance", "label"])
  }

  @Test func `a primitive style decides what triggers the action`() throws {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        let _ = evaluated("Twice")
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    struct Delegating: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        let _ = evaluated("Delegating")
        Button(configuration).buttonStyle(.bordered)
      }
    }
    let stage = Stage {
      Button("delete") { ran("deleted") }.buttonStyle(Twice())
      Button("save") { ran("saved") }.buttonStyle(Delegating())
    }
    stage.expect(["Twice": 1, "Delegating": 1])
    try stage.host.tap("delete")
    stage.expect([:], closures: [:])
    try stage.host.tap("delete", times: 2)
    stage.expect([:], closures: ["deleted": 1])
    stage.tap("save", expecting: [:], closures: ["saved": 1])
  }

  @Test func `a style inside of a style gets the style around it`() {
    struct Boxed: PrimitiveButtonStyle {
      let name: String
      func makeBody(configuration: Configuration) -> some View {
        let _ = evaluated("Boxed")
        HStack {
          Text(name)
          Button(configuration)
        }
      }
    }
    let stage = Stage {
      Button("x") {}
        .buttonStyle(Boxed(name: "inner"))
        .buttonStyle(Boxed(name: "outer"))
    }
    stage.expect(["Boxed": 2])
    #expect(stage.host.texts == ["inner", "outer", "x"])
  }

  @Test func `a toggle style is evaluated when its toggle is flipped`() throws {
    struct Box: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        let _ = evaluated("Box")
        Button {
          configuration.isOn.toggle()
        } label: {
          Text(configuration.isOn ? "on" : "off")
          configuration.label
        }
      }
    }
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        let _ = evaluated("Screen")
        Toggle("wifi", isOn: $isOn).toggleStyle(Box())
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1, "Box": 1])
    try stage.host.toggle("off wifi")
    stage.expect(["Box": 1])
    #expect(stage.host.texts == ["on", "wifi"])
    try stage.host.tap("on wifi")
    stage.expect(["Box": 1])
    #expect(stage.host.texts == ["off", "wifi"])
  }
}
