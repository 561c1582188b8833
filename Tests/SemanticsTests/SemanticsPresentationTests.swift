internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// What sheets, alerts and switched content evaluate.
@MainActor
struct SemanticsPresentationTests {
  // MARK: State that a sheet shows

  private enum Unread {
    struct P: View {
      @State private var n = 1
      @State private var on = false
      var body: some View {
        let _ = evaluated("P")
        Text("\(n)")
        Button("go") {
          n = 2
          on = true
        }
        .sheet(isPresented: $on) { Text("sheet \(n)") }
      }
    }
  }

  @Test func `NV-007 a sheet shows the new value where the body reads it`() throws {
    let stage = Stage { Unread.P() }
    stage.expect(["P": 1])
    try stage.host.tap("go")
    stage.expect(["P": 1])
    #expect(stage.host.texts == ["2", "go", "sheet 2"])
  }

  private struct SheetHostA: View {
    @State private var n = 1
    @State private var show = false
    var body: some View {
      let _ = evaluated("SheetHostA")
      Button("go") {
        n = 2
        show = true
      }
      .sheet(isPresented: $show) { Text("n = \(n)") }
    }
  }

  private struct SheetHostB: View {
    @State private var n = 1
    @State private var show = false
    var body: some View {
      let _ = evaluated("SheetHostB")
      VStack {
        Text("n = \(n)")
        Button("go") {
          n = 2
          show = true
        }
      }
      .sheet(isPresented: $show) { Text("n = \(n)") }
    }
  }

  @Test func `PRES-01 a sheet shows an unread value as it was`()
    throws
  {
    let stage = Stage { SheetHostA() }
    stage.expect(["SheetHostA": 1])
    try stage.host.tap("go")
    stage.expect([:])
    #expect(stage.host.texts == ["go", "n = 1"])
  }

  @Test func `PRES-01 a sheet shows the new value where the body around reads it`() throws {
    let stage = Stage { SheetHostB() }
    stage.expect(["SheetHostB": 1])
    try stage.host.tap("go")
    stage.expect(["SheetHostB": 1])
    #expect(stage.host.texts == ["n = 2", "go", "n = 2"])
  }

  private struct S: View {
    let n: Int
    var body: some View {
      let _ = evaluated("S")
      Text("\(n)")
    }
  }

  private enum Shared {
    struct P: View {
      @State private var n = 0
      @State private var on = false
      var body: some View {
        let _ = evaluated("P")
        Text("\(n)")
        Button("inc") { n += 1 }
        Button("show") { on = true }
          .sheet(isPresented: $on) { S(n: n) }
      }
    }
  }

  @Test func `NV-018 a sheet follows what its closure takes from the view around`() throws {
    let stage = Stage { Shared.P() }
    stage.expect(["P": 1])
    try stage.host.tap("show")
    stage.expect(["S": 1])
    try stage.host.tap("inc")
    stage.expect(["P": 1, "S": 1])
    #expect(stage.host.texts.last == "1")
  }

  // MARK: Sheets of stores

  @Observable
  final class Child: Identifiable {
    let id = 1
    var count = 0
  }

  @Observable
  final class Parent {
    var child: Child?
  }

  private enum Stores {
    struct Child: View {
      let parent: Parent
      var body: some View {
        let _ = evaluated("Child")
        Text("\(parent.child?.count ?? -1)")
        Button("increment") { parent.child?.count += 1 }
      }
    }

    struct Owner: View {
      @Bindable var parent: Parent
      var body: some View {
        let _ = evaluated("Owner")
        Button("present") { parent.child = SemanticsPresentationTests.Child() }
          .sheet(item: $parent.child) { _ in Child(parent: parent) }
      }
    }
  }

  private func presentedStage(_ parent: Parent) throws -> Stage {
    let stage = Stage { Stores.Owner(parent: parent) }
    stage.expect(["Owner": 1])
    try stage.host.tap("present")
    return stage
  }

  @Test func `NV-008 presenting evaluates the owner and the child once`() throws {
    let stage = try presentedStage(Parent())
    stage.expect(["Owner": 1, "Child": 1])
    #expect(stage.host.presentationCount == 1)
  }

  @Test func `NV-009 a change in the sheet evaluates the child only`() throws {
    let stage = try presentedStage(Parent())
    stage.expect(["Owner": 1, "Child": 1])
    try stage.host.tap("increment")
    stage.expect(["Child": 1])
  }

  @Test func `NV-011 dismissing evaluates the owner and the leaving child once`() throws {
    let parent = Parent()
    let stage = try presentedStage(parent)
    stage.expect(["Owner": 1, "Child": 1])
    try stage.host.dismiss()
    stage.expect(["Owner": 1, "Child": 1])
    #expect(parent.child == nil)
    #expect(stage.host.presentationCount == 0)
    #expect(stage.host.texts == ["present"])
  }

  // MARK: Switched content

  @Observable
  final class Feature {
    var count = 0
  }

  @Observable
  final class Features {
    enum State {
      case first(Feature)
      case second(Feature)
    }

    var state: State? = .first(Feature())
  }

  private struct First: View {
    let features: Features
    var body: some View {
      let _ = evaluated("First")
      if case .first(let feature) = features.state { Text("first \(feature.count)") }
    }
  }

  private struct Second: View {
    let features: Features
    var body: some View {
      let _ = evaluated("Second")
      if case .second(let feature) = features.state { Text("second \(feature.count)") }
    }
  }

  private struct Switching: View {
    let features: Features
    var body: some View {
      let _ = evaluated("Switching")
      switch features.state {
      case .first: First(features: features)
      case .second: Second(features: features)
      case nil: Text("none")
      }
    }
  }

  @Test func `NV-014 switching evaluates the owner, the leaving and the entering child once`() {
    let features = Features()
    let stage = Stage { Switching(features: features) }
    stage.expect(["Switching": 1, "First": 1])
    stage.after(expecting: ["Switching": 1, "First": 1, "Second": 1]) {
      features.state = .second(Feature())
    }
    #expect(stage.host.texts == ["second 0"])
    stage.after(expecting: ["Switching": 1, "Second": 1]) { features.state = nil }
    stage.after(expecting: ["Switching": 1, "First": 1]) { features.state = .first(Feature()) }
  }

  // MARK: Siblings

  private struct Basics: View {
    let feature: Feature
    let name: String
    var body: some View {
      let _ = evaluated("Basics")
      let _ = ran(name)
      Text("\(feature.count)")
    }
  }

  private struct Siblings: View {
    let first: Feature
    let second: Feature
    var body: some View {
      let _ = evaluated("Siblings")
      VStack {
        Basics(feature: first, name: "first")
        Basics(feature: second, name: "second")
      }
    }
  }

  @Test func `NV-015 a change of one sibling evaluates neither the owner nor the other`() {
    let (first, second) = (Feature(), Feature())
    let stage = Stage { Siblings(first: first, second: second) }
    stage.expect(["Siblings": 1, "Basics": 2], closures: ["first": 1, "second": 1])
    stage.after(expecting: ["Basics": 1], closures: ["first": 1]) { first.count += 1 }
  }

  // MARK: Drafts

  struct Line {
    var name = "line"
  }

  private struct Edit: View {
    @State var draft: Line

    init(_ line: Line) {
      _draft = State(initialValue: line)
    }

    var body: some View {
      let _ = evaluated("Edit")
      TextField("name", text: $draft.name)
      Text(draft.name)
    }
  }

  private enum Drafting {
    struct P: View {
      let line: Line
      @State private var on = false
      var body: some View {
        let _ = evaluated("P")
        Text(line.name)
        Button("edit") { on = true }
          .sheet(isPresented: $on) { Edit(line) }
      }
    }
  }

  @Test func `NV-017 typing into a draft evaluates the sheet and its owner keeps it`()
    throws
  {
    let stage = Stage { Drafting.P(line: Line()) }
    stage.expect(["P": 1])
    try stage.host.tap("edit")
    stage.expect(["Edit": 1])
    try stage.host.type("12345", into: "name")
    stage.expect(["Edit": 5])
    #expect(stage.host.texts == ["line", "edit", "name", "line12345"])
    stage.host.replaceRoot { Drafting.P(line: Line(name: "other")) }
    #expect(stage.host.texts == ["other", "edit", "name", "line12345"])
    try stage.host.dismiss()
    try stage.host.tap("edit")
    #expect(stage.host.texts == ["other", "edit", "name", "other"])
  }

  private struct Held: View {
    @State private var isShown = false
    @State private var isHeld = true
    var body: some View {
      let _ = evaluated("Held")
      Button("show") { isShown = true }
        .sheet(isPresented: $isShown) {
          NavigationStack {
            NavigationLink("next") {
              Toggle("held", isOn: $isHeld).interactiveDismissDisabled(isHeld)
            }
          }
        }
    }
  }

  @Test func `a sheet is held by whatever is shown in it, and as long as it says so`() throws {
    let stage = Stage { Held() }
    stage.expect(["Held": 1])
    try stage.host.tap("show")
    try stage.host.tap("next")
    try stage.host.dismiss()
    #expect(stage.host.presentationCount == 1)
    try stage.host.pop()
    try stage.host.dismiss()
    #expect(stage.host.presentationCount == 0)
    try stage.host.tap("show")
    try stage.host.tap("next")
    try stage.host.toggle("held")
    try stage.host.dismiss()
    #expect(stage.host.presentationCount == 0)
  }

  // MARK: The host

  private struct Probe11: View {
    @State private var n = 0
    var body: some View {
      let _ = evaluated("Probe11")
      Button("\(n)") { n += 1 }
    }
  }

  @Test func `PRES-11 updates of an inactive screen are kept and shown when it is active`() throws {
    let stage = Stage { Probe11() }
    stage.expect(["Probe11": 1])
    stage.host.isActive = false
    try stage.host.tap("button")
    stage.host.isActive = true
    #expect(stage.host.texts == ["1"])
    try stage.host.tap("button")
    #expect(stage.host.texts == ["2"])
    stage.expect(["Probe11": 2])
  }
}
