internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// What links, paths and pages evaluate.
@MainActor
struct SemanticsNavigationTests {
  private struct D: View {
    let n: Int

    init(n: Int) {
      ran("D.init")
      self.n = n
    }

    var body: some View {
      let _ = evaluated("D")
      Text("page \(n)")
    }
  }

  private enum Values {
    struct P: View {
      var body: some View {
        let _ = evaluated("P")
        NavigationStack {
          NavigationLink("go", value: 3)
            .navigationDestination(for: Int.self) { D(n: $0) }
        }
      }
    }
  }

  @Test func `NV-002 a link with a value makes its page when it is followed`() throws {
    let stage = Stage { Values.P() }
    stage.expect(["P": 1], closures: [:])
    #expect(stage.host.texts == ["go"])
    try stage.host.tap("go")
    stage.expect(["D": 1], closures: ["D.init": 1])
    #expect(stage.host.texts == ["page 3"])
    try stage.host.pop()
    stage.expect([:], closures: [:])
    #expect(stage.host.texts == ["go"])
  }

  @Observable
  final class Router {
    var path: [Int] = []
  }

  private enum Observed {
    struct P: View {
      @Bindable var router: Router
      var body: some View {
        let _ = evaluated("P")
        NavigationStack(path: $router.path) {
          NavigationLink("go", value: 3)
            .navigationDestination(for: Int.self) { D(n: $0) }
        }
      }
    }
  }

  @Test func `NV-002 a view that reads the path is evaluated with each page`() throws {
    let router = Router()
    let stage = Stage { Observed.P(router: router) }
    stage.expect(["P": 1], closures: [:])
    try stage.host.tap("go")
    stage.expect(["P": 1, "D": 1], closures: ["D.init": 1])
    #expect(router.path == [3])
    stage.host.perform { router.path = [3, 4] }
    #expect(stage.host.texts == ["page 4"])
    #expect(stage.host.pageCount == 2)
    stage.host.perform { router.path = [] }
    #expect(stage.host.texts == ["go"])
    #expect(stage.host.pageCount == 0)
  }

  private enum Stated {
    struct P: View {
      @State private var path = NavigationPath()
      var body: some View {
        let _ = evaluated("P")
        NavigationStack(path: $path) {
          Button("deep") {
            path.append(1)
            path.append("two")
          }
          .navigationDestination(for: Int.self) { D(n: $0) }
          .navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
  }

  @Test func `NV-002 a path in state that nobody reads leaves its view alone`() throws {
    let stage = Stage { Stated.P() }
    stage.expect(["P": 1], closures: [:])
    try stage.host.tap("deep")
    #expect(stage.host.texts == ["two"])
    #expect(stage.host.pageCount == 2)
    try stage.host.pop()
    #expect(stage.host.texts == ["page 1"])
  }

  // MARK: Links with views

  private struct Row: View {
    var body: some View {
      let _ = evaluated("Row")
      Text("row")
    }
  }

  private struct Links: View {
    let items = Array(0..<200)
    var body: some View {
      let _ = evaluated("Links")
      NavigationView {
        List(items, id: \.self) { item in
          NavigationLink(destination: D(n: item)) { Row() }
        }
      }
    }
  }

  @Test func `NV-004 links with views make those of the rows on screen and evaluate none`() throws {
    var settings = SimulationSettings()
    settings.visibleRows = 12
    settings.closureRunsPerNewListRow = 1
    let stage = Stage(settings) { Links() }
    stage.expect(["Links": 1, "Row": 13], closures: ["D.init": 13])
    try stage.host.tap("row")
    stage.expect(["D": 1], closures: [:])
    #expect(stage.host.texts == ["page 0"])
  }

  @MainActor
  private final class DetailVM {
    let id: Int

    init(_ id: Int) {
      ran("made")
      self.id = id
    }
  }

  private struct Detail: View {
    let vm: DetailVM
    var body: some View {
      let _ = evaluated("Detail")
      Text("\(vm.id)")
    }
  }

  private struct Links3: View {
    @State private var filter = ""
    var body: some View {
      let _ = evaluated("Links3")
      VStack {
        TextField("f", text: $filter)
        Text(filter)
        List {
          ForEach(0..<200) { id in
            NavigationLink(destination: Detail(vm: DetailVM(id))) { Text("\(id)") }
          }
        }
      }
    }
  }

  @Test func `PRES-03 links with views make all of them anew with each evaluation`() throws {
    let stage = Stage { Links3() }
    stage.expect(["Links3": 1], closures: ["made": 200])
    try stage.host.type("abc", into: "f")
    stage.expect(["Links3": 3], closures: ["made": 600])
  }

  @MainActor
  private final class VM4 {
    let id: Int

    init(_ id: Int) {
      ran("made")
      self.id = id
    }
  }

  private struct Detail4: View {
    let vm: VM4
    var body: some View {
      let _ = evaluated("Detail4")
      Text("detail \(vm.id)")
    }
  }

  private struct Links4: View {
    var body: some View {
      let _ = evaluated("Links4")
      NavigationStack {
        List { ForEach(0..<200) { id in NavigationLink("row \(id)", value: id) } }
          .navigationDestination(for: Int.self) { Detail4(vm: VM4($0)) }
      }
    }
  }

  @Test func `PRES-04 every visit of a page makes it anew`() throws {
    let stage = Stage { Links4() }
    stage.expect(["Links4": 1], closures: [:])
    try stage.host.tap("row 5")
    stage.expect(["Detail4": 1], closures: ["made": 1])
    try stage.host.pop()
    stage.expect([:], closures: [:])
    try stage.host.tap("row 5")
    stage.expect(["Detail4": 1], closures: ["made": 1])
    #expect(stage.host.texts == ["detail 5"])
  }

  // MARK: Pages

  private enum Stateful {
    struct D: View {
      @State private var x = 0
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        let _ = evaluated("D")
        Text("\(x)")
        Button("inc") { x += 1 }
        Button("back") { dismiss() }
      }
    }

    struct P: View {
      var body: some View {
        let _ = evaluated("P")
        NavigationStack { NavigationLink("go", destination: D()) }
      }
    }
  }

  @Test func `NV-019 state of a page evaluates the page`() throws {
    let stage = Stage { Stateful.P() }
    stage.expect(["P": 1])
    try stage.host.tap("go")
    stage.expect(["D": 1])
    try stage.host.tap("inc")
    stage.expect(["D": 1])
    #expect(stage.host.texts == ["1", "inc", "back"])
    try stage.host.tap("back")
    stage.expect([:])
    try stage.host.tap("go")
    stage.expect(["D": 1])
    #expect(stage.host.texts == ["0", "inc", "back"])
  }

  private struct Appearing: View {
    let journal: Journal
    var body: some View {
      let _ = evaluated("Appearing")
      NavigationStack {
        NavigationLink("go") {
          Text("page")
            .onAppear { journal.note("page appears") }
            .onDisappear { journal.note("page disappears") }
        }
        .onAppear { journal.note("root appears") }
        .onDisappear { journal.note("root disappears") }
        .task { journal.note("root task") }
      }
    }
  }

  @Test func `NV-019 the root disappears under a page and appears again, unevaluated`() throws {
    let journal = Journal()
    let stage = Stage { Appearing(journal: journal) }
    stage.expect(["Appearing": 1])
    try stage.host.tap("go")
    try stage.host.pop()
    stage.expect([:])
    #expect(
      journal.entries == [
        "root appears", "root task", "page appears", "root disappears",
        "root appears", "page disappears", "root task",
      ]
    )
  }
}
