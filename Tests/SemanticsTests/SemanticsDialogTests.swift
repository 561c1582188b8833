internal import Foundation
internal import RenderSim
internal import Testing

/// When alerts of the older form, dialogs for files and taken-apart content are made.
@MainActor
struct SemanticsDialogTests {
  private struct Problem: Identifiable {
    let id: Int
  }

  private struct Old: View {
    @State private var isShown = false
    @State private var problem: Problem?
    @State private var isChoosing = false
    var body: some View {
      let _ = evaluated("Old")
      VStack {
        Button("show") { isShown = true }
          .alert(isPresented: $isShown) {
            let _ = ran("alert")
            return Alert(
              title: Text("Sure?"),
              message: Text("It cannot be undone."),
              primaryButton: .destructive(Text("Remove")) { ran("removed") },
              secondaryButton: .cancel()
            )
          }
        Button("fail") { problem = Problem(id: 4) }
          .alert(item: $problem) { Alert(title: Text("Problem \($0.id)")) }
        Button("choose") { isChoosing = true }
          .actionSheet(isPresented: $isChoosing) {
            ActionSheet(title: Text("Which?"), buttons: [.default(Text("One")), .cancel()])
          }
      }
    }
  }

  @Test func `an alert as a value is made when it is presented`() throws {
    let stage = Stage { Old() }
    stage.expect(["Old": 1], closures: [:])
    try stage.host.tap("show")
    stage.expect([:], closures: ["alert": 1])
    #expect(stage.host.texts.contains("It cannot be undone."))
    try stage.host.tap("Remove")
    stage.expect([:], closures: ["removed": 1])
    #expect(stage.host.presentationCount == 0)
  }

  @Test(arguments: [("fail", "OK"), ("choose", "One"), ("choose", "Cancel"), ("show", "Cancel")])
  func `a button of an alert as a value ends it`(opener: String, button: String) throws {
    let stage = Stage { Old() }
    try stage.host.tap(opener)
    #expect(stage.host.presentationCount == 1)
    try stage.host.tap(button)
    #expect(stage.host.presentationCount == 0)
  }

  private struct Files: View {
    @State private var isImporting = false
    @State private var names = ""
    var body: some View {
      let _ = evaluated("Files")
      Text("files \(names)")
      Button("import") { isImporting = true }
        .fileImporter(
          isPresented: $isImporting,
          allowedContentTypes: [.json],
          allowsMultipleSelection: true,
          onCompletion: { result in
            names = ((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: ",")
          }
        )
        .onOpenURL { names = $0.absoluteString }
    }
  }

  @Test func `a dialog for files is answered by the host`() throws {
    let stage = Stage { Files() }
    stage.expect(["Files": 1])
    try stage.host.tap("import")
    #expect(stage.host.presentationCount == 1)
    try stage.host.chooseFiles([URL(fileURLWithPath: "/a.json"), URL(fileURLWithPath: "/b.json")])
    #expect(stage.host.texts.first == "files a.json,b.json")
    #expect(stage.host.presentationCount == 0)
    try stage.host.open(URL(string: "shop://cart").unsafelyUnwrapped)
    #expect(stage.host.texts.first == "files shop://cart")
  }

  private struct Card: View {
    let name: String
    @State private var taps = 0
    var body: some View {
      let _ = evaluated("Card")
      Button("\(name) \(taps)") { taps += 1 }
    }
  }

  private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Text("-") }
      }
    }
  }

  private struct Cards: View {
    @State private var names = ["b", "c"]
    var body: some View {
      let _ = evaluated("Cards")
      _VariadicView.Tree(Divided()) {
        Card(name: "a")
        ForEach(names, id: \.self) { Card(name: $0) }
      }
      Button("swap") { names.reverse() }
      Group(subviews: Card(name: "d")) { subviews in
        Text("\(subviews.count) of d")
        ForEach(subviews) { $0 }
      }
    }
  }

  @Test func `content that is taken apart keeps the state of its views`() throws {
    let stage = Stage { Cards() }
    stage.expect(["Cards": 1, "Card": 4])
    try stage.host.tap("b 0")
    stage.expect(["Card": 1])
    try stage.host.tap("swap")
    stage.expect(["Cards": 1])
    #expect(stage.host.texts == ["a 0", "-", "c 0", "-", "b 1", "swap", "1 of d", "d 0"])
  }
}
