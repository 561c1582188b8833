internal import Foundation
internal import RenderSim
internal import Testing

/// The bodies of an app's styles of the other controls.
@MainActor
struct SemanticsStyleFamiliesTests {
  private struct Upright: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      let _ = evaluated("Upright")
      VStack {
        configuration.icon
        configuration.title
      }
    }
  }

  @Test func `a label style places title and icon`() {
    let stage = Stage {
      Ticker { tick in
        Label("item \(tick)", systemImage: "star")
      }
      .labelStyle(Upright())
    }
    stage.expect(["Ticker": 1, "Upright": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
    #expect(stage.host.texts == ["1", "tick", "item 1"])
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      let _ = evaluated("Percent")
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
      configuration.label
    }
  }

  @Test func `a progress style is evaluated when the fraction differs`() {
    let stage = Stage {
      Ticker { tick in
        ProgressView("loading", value: Double(tick / 2), total: 4)
      }
      .progressViewStyle(Percent())
    }
    stage.expect(["Ticker": 1, "Percent": 1])
    stage.tap("tick", expecting: ["Ticker": 1])
    stage.tap("tick", expecting: ["Ticker": 1, "Percent": 1])
    #expect(stage.host.texts == ["2", "tick", "25 %", "loading"])
  }

  private struct Dial: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      let _ = evaluated("Dial")
      configuration.label
      configuration.currentValueLabel
      configuration.maximumValueLabel
    }
  }

  @Test func `a gauge style places the labels that there are`() {
    let stage = Stage {
      Gauge(value: 3, in: 0...10) {
        Text("speed")
      } currentValueLabel: {
        Text("3")
      }
      .gaugeStyle(Dial())
    }
    stage.expect(["Dial": 1])
    #expect(stage.host.texts == ["speed", "3"])
  }

  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      let _ = evaluated("Card")
      configuration.content
      configuration.label
    }
  }

  private struct Reversed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      let _ = evaluated("Reversed")
      configuration.content
      configuration.label
    }
  }

  private struct Row: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      let _ = evaluated("Row")
      HStack { configuration.content }
    }
  }

  private struct Plain: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      let _ = evaluated("Plain")
      VStack { configuration.content }
    }
  }

  @Test func `styles of containers place the content that the screen made`() {
    let stage = Stage {
      Form {
        GroupBox("box") { Text("in the box") }
        LabeledContent("name", value: "Ann")
        ControlGroup { Button("one") {} }
      }
      .groupBoxStyle(Card())
      .labeledContentStyle(Reversed())
      .controlGroupStyle(Row())
      .formStyle(Plain())
    }
    stage.expect(["Card": 1, "Reversed": 1, "Row": 1, "Plain": 1])
    #expect(stage.host.texts == ["in the box", "box", "Ann", "name", "one"])
  }

  private struct Folding: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      let _ = evaluated("Folding")
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test func `a disclosure style has the content evaluated where it places it`() {
    let stage = Stage {
      DisclosureGroup("more") {
        let _ = ran("content")
        Text("inside")
      }
      .disclosureGroupStyle(Folding())
    }
    stage.expect(["Folding": 1], closures: [:])
    stage.tap("more", expecting: ["Folding": 1], closures: ["content": 1])
    #expect(stage.host.texts == ["more", "inside"])
    stage.tap("more", expecting: ["Folding": 1], closures: [:])
    #expect(stage.host.texts == ["more"])
  }

  private struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      let _ = evaluated("Underlined")
      HStack {
        Text("_")
        configuration
      }
    }
  }

  @Test func `a field with a style is typed into as any other`() throws {
    struct Screen: View {
      @State private var name = ""
      var body: some View {
        let _ = evaluated("Screen")
        TextField("name", text: $name).textFieldStyle(Underlined())
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1, "Underlined": 1])
    stage.type("ab", into: "name", expecting: [:])
    #expect(try stage.host.text(in: "name") == "ab")
  }

  private struct Tiles: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      let _ = evaluated("Tiles")
      Menu(configuration)
    }
  }

  private struct Wheel: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      let _ = evaluated("Wheel")
      configuration.label
      Text(configuration.selection == .distantPast ? "past" : "other")
    }
  }

  @Test func `menus and date pickers have styles too`() throws {
    struct Screen: View {
      @State private var date = Date.distantPast
      var body: some View {
        let _ = evaluated("Screen")
        Menu("more") { Button("delete") { ran("deleted") } }.menuStyle(Tiles())
        DatePicker("due", selection: $date).datePickerStyle(Wheel())
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1, "Tiles": 1, "Wheel": 1])
    try stage.host.tap("more")
    stage.tap("delete", expecting: [:], closures: ["deleted": 1])
    try stage.host.pick(.distantFuture, in: "due past")
    stage.expect(["Wheel": 1])
    #expect(stage.host.texts == ["more", "due", "other"])
  }
}
