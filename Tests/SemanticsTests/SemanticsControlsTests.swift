internal import Foundation
internal import RenderSim
internal import Testing

/// What controls write, and what they have evaluated.
@MainActor
struct SemanticsControlsTests {
  private enum Size: String, CaseIterable, Identifiable {
    case small
    case large
    var id: Self { self }
  }

  private struct Choice: View {
    let size: String
    var body: some View {
      let _ = evaluated("Choice")
      Text(size)
    }
  }

  @Test func `a picker knows its choices by tag or by identity`() throws {
    struct Screen: View {
      @State private var size = Size.small
      @State private var number: Int?
      var body: some View {
        let _ = evaluated("Screen")
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Choice(size: $0.rawValue) }
        }
        Picker("Number", selection: $number) {
          Text("None").tag(nil as Int?)
          Section("More") {
            Text("One").tag(1 as Int?)
            Text("Two").tag(2)
          }
        }
        Text("\(size.rawValue) \(number ?? 0)")
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1, "Choice": 2])
    try stage.host.select("large", in: "Size")
    stage.expect(["Screen": 1])
    try stage.host.select("One", in: "Number")
    stage.expect(["Screen": 1])
    #expect(stage.host.texts.last == "large 1")
    try stage.host.tap("Two")
    stage.expect(["Screen": 1])
    #expect(stage.host.texts.last == "large 2")
    try stage.host.select("None", in: "Number")
    #expect(stage.host.texts.last == "large 0")
  }

  @Test func `a picker refuses a choice that it does not have`() {
    let stage = Stage {
      Picker("Size", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .accessibilityIdentifier("size")
    }
    let error = ReplayError.controlNotFound(
      step: "select Three in size",
      control: "Three",
      present: ["One", "Two"]
    )
    #expect(throws: error) { try stage.host.select("Three", in: "size") }
  }

  @Test func `a slider keeps to its range and steps`() throws {
    struct Screen: View {
      @State private var volume = 0.5
      var body: some View {
        let _ = evaluated("Screen")
        Slider(value: $volume, in: 0...10, step: 0.5) {
          Text("volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        } onEditingChanged: { isEditing in
          ran(isEditing ? "begins" : "ends")
        }
        Text("\(volume)")
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1])
    try stage.host.slide("volume", to: 3.3)
    stage.expect(["Screen": 1], closures: ["begins": 1, "ends": 1])
    #expect(stage.host.texts.last == "3.5")
    try stage.host.slide("volume", to: 99)
    #expect(stage.host.texts.last == "10.0")
  }

  @Test func `a stepper in a format shows and changes its value`() throws {
    struct Screen: View {
      @State private var weight = 1.0
      var body: some View {
        let _ = evaluated("Screen")
        Stepper("weight", value: $weight, in: 0...2, step: 0.5, format: .number)
        Text("\(weight)")
      }
    }
    let stage = Stage { Screen() }
    try stage.host.step("weight")
    try stage.host.step("weight")
    try stage.host.step("weight")
    #expect(stage.host.texts.last == "2.0")
    stage.expect(["Screen": 3])
  }

  @Test func `a date picker keeps to its limits`() throws {
    struct Screen: View {
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        let _ = evaluated("Screen")
        DatePicker(
          "due",
          selection: $date,
          in: Date(timeIntervalSinceReferenceDate: 0)...,
          displayedComponents: .date
        )
        Text("\(date.timeIntervalSinceReferenceDate)")
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1])
    try stage.host.pick(Date(timeIntervalSinceReferenceDate: 60), in: "due")
    stage.expect(["Screen": 1])
    try stage.host.pick(.distantPast, in: "due")
    #expect(stage.host.texts.last == "0.0")
  }

  @Test func `a colour picker changes its colour`() throws {
    struct Screen: View {
      @State private var color = Color.red
      var body: some View {
        let _ = evaluated("Screen")
        ColorPicker("tint", selection: $color)
        Text(color == .blue ? "blue" : "other")
      }
    }
    let stage = Stage { Screen() }
    try stage.host.pick(Color.blue, in: "tint")
    stage.expect(["Screen": 2])
    #expect(stage.host.texts.last == "blue")
  }

  private struct Item: View {
    let title: String
    var body: some View {
      let _ = evaluated("Item")
      Button(title) { ran(title) }
    }
  }

  @Test func `what is in a menu is evaluated while it is open`() throws {
    let stage = Stage {
      Menu {
        Item(title: "rename")
        Menu("more") { Item(title: "delete") }
      } label: {
        Label("actions", systemImage: "ellipsis")
      }
    }
    stage.expect([:])
    stage.tap("actions", expecting: ["Item": 1])
    #expect(stage.host.texts == ["actions", "rename", "more"])
    stage.tap("more", expecting: ["Item": 1])
    stage.tap("delete", expecting: [:], closures: ["delete": 1])
    #expect(stage.host.texts == ["actions"])
    #expect(stage.host.presentationCount == 0)
  }

  @Test func `a menu with an action of its own opens when it is held`() throws {
    let stage = Stage {
      Menu("save") {
        Button("save as") { ran("save as") }
      } primaryAction: {
        ran("save")
      }
    }
    stage.tap("save", expecting: [:], closures: ["save": 1])
    #expect(stage.host.texts == ["save"])
    try stage.host.longPress("save")
    stage.tap("save as", expecting: [:], closures: ["save as": 1])
  }

  @Test func `the closure of a disclosure group runs while it is expanded`() throws {
    struct Screen: View {
      @State private var isExpanded = false
      @State private var count = 0
      var body: some View {
        let _ = evaluated("Screen")
        Button("count") { count += 1 }
        DisclosureGroup("own") {
          let _ = ran("own")
          Item(title: "inside \(count)")
        }
        DisclosureGroup(isExpanded: $isExpanded) {
          let _ = ran("bound")
          Text("bound content")
        } label: {
          Text("bound")
        }
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1], closures: [:])
    stage.tap("own", expecting: ["Item": 1], closures: ["own": 1])
    stage.tap("bound", expecting: [:], closures: ["bound": 1])
    #expect(stage.host.texts == ["count", "own", "inside 0", "bound", "bound content"])
    stage.tap("count", expecting: ["Screen": 1, "Item": 1], closures: ["own": 1, "bound": 1])
    stage.tap("own", expecting: [:], closures: [:])
    stage.tap("count", expecting: ["Screen": 1], closures: ["bound": 1])
  }

  @Test func `a picture from an address stays in its first phase`() {
    let stage = Stage {
      AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
        let _ = ran("image")
        image.resizable()
      } placeholder: {
        let _ = ran("placeholder")
        Text("loading")
      }
      AsyncImage(url: nil) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure: Text("failure")
        @unknown default: EmptyView()
        }
      }
    }
    stage.expect([:], closures: ["placeholder": 1])
    #expect(stage.host.texts == ["loading", "empty"])
  }

  @Test func `a toggle of several values is on where all of them are`() throws {
    struct Option: Identifiable {
      let id: Int
      var isOn: Bool
    }
    struct Screen: View {
      @State private var options = [Option(id: 0, isOn: true), Option(id: 1, isOn: false)]
      var body: some View {
        let _ = evaluated("Screen")
        Toggle("all", sources: $options, isOn: \.isOn)
        Text(options.map { $0.isOn ? "1" : "0" }.joined())
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1])
    try stage.host.toggle("all")
    stage.expect(["Screen": 1])
    #expect(stage.host.texts.last == "11")
    try stage.host.toggle("all")
    #expect(stage.host.texts.last == "00")
  }

  @Test func `a field for a value keeps what is typed while it is typed`() throws {
    struct Screen: View {
      @State private var price = 0.0
      @State private var count: Int?
      var body: some View {
        let _ = evaluated("Screen")
        TextField("price", value: $price, format: .number)
        TextField("count", value: $count, format: .number)
        Text("\(price) \(count ?? -1)")
      }
    }
    let stage = Stage { Screen() }
    try stage.host.clear("price")
    try stage.host.type("12.5", into: "price")
    #expect(stage.host.texts.last == "12.5 -1")
    #expect(try stage.host.text(in: "price") == "12.5")
    try stage.host.type("x", into: "price")
    #expect(stage.host.texts.last == "12.5 -1")
    try stage.host.type("7", into: "count")
    #expect(stage.host.texts.last == "12.5 7")
    #expect(try stage.host.text(in: "price") == "12.5")
    // Empty, 1, 12, the point, 12.5 and 7: the point alone changes nothing.
    stage.expect(["Screen": 5])
  }
}
