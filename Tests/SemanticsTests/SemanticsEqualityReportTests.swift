internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// Bug reports about what counts as an equal view value.
@MainActor
struct SemanticsEqualityReportTests {
  private struct PlainLabel: View {
    let title: String
    var body: some View {
      let _ = evaluated("PlainLabel")
      Text(title)
    }
  }

  private struct ActionLabel: View {
    let title: String
    let onTap: @MainActor () -> Void
    var body: some View {
      let _ = evaluated("ActionLabel")
      Button(title, action: onTap)
    }
  }

  private struct Panel: View {
    @State private var n = 0
    var body: some View {
      let _ = evaluated("Panel")
      VStack {
        Text("\(n)")
        PlainLabel(title: "a")
        ActionLabel(title: "b", onTap: { n += 1 })
      }
    }
  }

  @Test func `EQ-01 a closure that captures defeats the comparison of its view`() {
    let stage = Stage { Panel() }
    stage.expect(["Panel": 1, "PlainLabel": 1, "ActionLabel": 1])
    for _ in 0..<3 { stage.tap("b", expecting: ["Panel": 1, "ActionLabel": 1]) }
    #expect(stage.host.texts == ["3", "a", "b"])
  }

  private struct ZoneMenu: View, Equatable {
    let zone: String
    let onSelect: (String) -> Void
    nonisolated static func == (a: Self, b: Self) -> Bool { a.zone == b.zone }
    var body: some View {
      let _ = evaluated("ZoneMenu")
      ForEach(0..<600) { i in Button("z\(i)") { onSelect("z\(i)") } }
    }
  }

  private struct PlainZoneMenu: View {
    let zone: String
    let onSelect: (String) -> Void
    var body: some View {
      let _ = evaluated("PlainZoneMenu")
      Button("z1") { onSelect("z1") }
    }
  }

  private struct FormView: View {
    @Bindable var info: Info
    var body: some View {
      let _ = evaluated("FormView")
      VStack {
        TextField("h", text: $info.host)
        ZoneMenu(zone: info.zone, onSelect: { info.zone = $0 }).equatable()
      }
    }
  }

  private struct PlainFormView: View {
    @Bindable var info: Info
    var body: some View {
      let _ = evaluated("PlainFormView")
      VStack {
        TextField("h", text: $info.host)
        PlainZoneMenu(zone: info.zone, onSelect: { info.zone = $0 })
      }
    }
  }

  private let keystrokes = String(repeating: "KUPON", count: 6)

  @Test func `EQ-02 equality of its own stops a view that holds a closure`() {
    let stage = Stage { FormView(info: Info()) }
    stage.expect(["FormView": 1, "ZoneMenu": 1])
    stage.type(keystrokes, into: "h", expecting: ["FormView": 30])
    stage.tap("z7", expecting: ["FormView": 1, "ZoneMenu": 1])

    let plain = Stage { PlainFormView(info: Info()) }
    plain.expect(["PlainFormView": 1, "PlainZoneMenu": 1])
    plain.type(keystrokes, into: "h", expecting: ["PlainFormView": 30, "PlainZoneMenu": 30])
    plain.tap("z1", expecting: ["PlainFormView": 1, "PlainZoneMenu": 1])
  }

  private struct FlagCell: View, Equatable {
    let id: Int
    @State private var red = false
    nonisolated static func == (a: Self, b: Self) -> Bool { a.id == b.id }
    var body: some View {
      let _ = evaluated("FlagCell")
      Button(red ? "red" : "grey") { red.toggle() }
    }
  }

  private struct FlagPage: View {
    var body: some View {
      let _ = evaluated("FlagPage")
      FlagCell(id: 1).equatable()
    }
  }

  @Test func `EQ-05 equality of its own does not keep a view from its own state`() {
    let stage = Stage { FlagPage() }
    stage.expect(["FlagPage": 1, "FlagCell": 1])
    stage.tap("grey", expecting: ["FlagCell": 1])
    stage.tap("red", expecting: ["FlagCell": 1])
    #expect(stage.host.texts == ["grey"])
  }

  private struct Calm: View {
    var body: some View {
      let _ = evaluated("Calm")
      Text("c")
    }
  }

  private struct Salted: View {
    let salt = UUID()
    var body: some View {
      let _ = evaluated("Salted")
      Text("s")
    }
  }

  private struct Pulse1: View {
    @State private var n = 0
    var body: some View {
      let _ = evaluated("Pulse1")
      VStack {
        Button("\(n)") { n += 1 }.accessibilityIdentifier("n")
        Calm()
        Salted()
      }
    }
  }

  @Test func `EQ-08 a stored property that is always new defeats the comparison`() {
    let stage = Stage { Pulse1() }
    stage.expect(["Pulse1": 1, "Calm": 1, "Salted": 1])
    for _ in 0..<5 { stage.tap("n", expecting: ["Pulse1": 1, "Salted": 1]) }
  }

  private struct Late<C: View>: View {
    let content: () -> C
    init(@ViewBuilder content: @escaping () -> C) { self.content = content }
    var body: some View {
      let _ = evaluated("Late")
      VStack { content() }
    }
  }

  private struct Early<C: View>: View {
    let content: C
    init(@ViewBuilder content: () -> C) { self.content = content() }
    var body: some View {
      let _ = evaluated("Early")
      VStack { content }
    }
  }

  private struct CallerA: View {
    let d: Info
    var body: some View {
      let _ = evaluated("CallerA")
      Late { Text(d.host) }
    }
  }

  private struct CallerB: View {
    let d: Info
    var body: some View {
      let _ = evaluated("CallerB")
      Early { Text(d.host) }
    }
  }

  @Test func `EQ-11 a read belongs to the body in which the content closure runs`() {
    let info = Info()
    let late = Stage { CallerA(d: info) }
    late.expect(["CallerA": 1, "Late": 1])
    late.after(expecting: ["Late": 1]) { info.host = "u" }
    #expect(late.host.texts == ["u"])

    let early = Stage { CallerB(d: info) }
    early.expect(["CallerB": 1, "Early": 1])
    early.after(expecting: ["CallerB": 1, "Early": 1]) { info.host = "v" }
    #expect(early.host.texts == ["v"])
  }

  private final class Basket {
    var count = 0
  }

  private struct CountLabel: View {
    let b: Basket
    var body: some View {
      let _ = evaluated("CountLabel")
      Text("\(b.count)")
    }
  }

  private struct Page12: View {
    @State private var n = 0
    let b: Basket
    var body: some View {
      let _ = evaluated("Page12")
      VStack {
        Button("\(n)") {
          b.count += 1
          n += 1
        }
        .accessibilityIdentifier("n")
        CountLabel(b: b)
      }
    }
  }

  @Test func `EQ-12 a change inside of the same plain object never reaches the child`() {
    let stage = Stage { Page12(b: Basket()) }
    stage.expect(["Page12": 1, "CountLabel": 1])
    for _ in 0..<3 { stage.tap("n", expecting: ["Page12": 1]) }
    #expect(stage.host.texts == ["3", "0"])
  }

  private struct TagChip: View {
    let id: Int
    var body: some View {
      let _ = evaluated("TagChip")
      Text("\(id)")
    }
  }

  private struct EditorA: View {
    @Bindable var d: Draft
    private var chips: some View { ForEach(d.tags, id: \.self) { TagChip(id: $0) } }
    var body: some View {
      let _ = evaluated("EditorA")
      VStack {
        TextField("t", text: $d.text)
        Text("\(d.text.count)")
        chips
      }
    }
  }

  private struct Counter13: View {
    let d: Draft
    var body: some View {
      let _ = evaluated("Counter13")
      Text("\(d.text.count)")
    }
  }

  private struct Field13: View {
    @Bindable var d: Draft
    var body: some View {
      let _ = evaluated("Field13")
      TextField("t", text: $d.text)
    }
  }

  private struct EditorB: View {
    let d: Draft
    var body: some View {
      let _ = evaluated("EditorB")
      VStack {
        Field13(d: d)
        Counter13(d: d)
        ForEach(d.tags, id: \.self) { TagChip(id: $0) }
      }
    }
  }

  @Test func `EQ-13 computed properties share a boundary and views have their own`() {
    let one = Stage { EditorA(d: Draft()) }
    one.expect(["EditorA": 1, "TagChip": 100])
    #expect(throws: Never.self) { try one.host.type(keystrokes, into: "t") }
    #expect(one.host.log.skips == ["TagChip": 3000])
    one.expect(["EditorA": 30])

    let split = Stage { EditorB(d: Draft()) }
    split.expect(["EditorB": 1, "Field13": 1, "Counter13": 1, "TagChip": 100])
    #expect(throws: Never.self) { try split.host.type(keystrokes, into: "t") }
    #expect(split.host.log.skips.isEmpty)
    split.expect(["Field13": 30, "Counter13": 30])
    #expect(split.host.texts[1] == "30")
  }
}

@Observable
private final class Info {
  var host = ""
  var zone = "UTC"
}

@Observable
private final class Draft {
  var text = ""
  let tags = Array(0..<100)
}
