internal import Observation
internal import ObservationKit
internal import RenderSim
internal import Testing

extension EnvironmentValues {
  private struct ScaleKey: EnvironmentKey {
    static let defaultValue = 1
  }

  private struct AccentKey: EnvironmentKey {
    static let defaultValue = "blue"
  }

  fileprivate var scale: Int {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

@Observable
private final class Router {
  var path = 0
}

@Observable
private final class Geometry7 {
  var cap = 80
}

/// Bug reports about who is evaluated when the environment changes.
@MainActor
struct SemanticsEnvironmentReportTests {
  private struct ScaleReader: View {
    @Environment(\.scale) private var s
    var body: some View {
      let _ = evaluated("ScaleReader")
      Text("\(s)")
    }
  }

  private struct AccentReader: View {
    @Environment(\.accent) private var a
    var body: some View {
      let _ = evaluated("AccentReader")
      Text("\(a)")
    }
  }

  private struct NoReader: View {
    var body: some View {
      let _ = evaluated("NoReader")
      Text("n")
    }
  }

  private struct EnvRoot: View {
    @State private var scale = 1
    var body: some View {
      let _ = evaluated("EnvRoot")
      VStack {
        Button("+") { scale += 1 }
        ScaleReader()
        AccentReader()
        NoReader()
      }
      .environment(\.scale, scale)
    }
  }

  @Test func `ENV-01 a write checks every reader and evaluates those of its key`() {
    let stage = Stage { EnvRoot() }
    stage.expect(["EnvRoot": 1, "ScaleReader": 1, "AccentReader": 1, "NoReader": 1])
    for _ in 0..<10 { #expect(throws: Never.self) { try stage.host.tap("+") } }
    #expect(stage.host.log.checks == ["AccentReader": 10])
    stage.expect(["EnvRoot": 10, "ScaleReader": 10])
    #expect(stage.host.texts == ["+", "11", "blue", "n"])
  }

  private struct NeedsRouter: View {
    @Environment(Router.self) private var router
    var body: some View {
      let _ = evaluated("NeedsRouter")
      Text("\(router.path)")
    }
  }

  private struct Optional4: View {
    @State private var show = false
    var body: some View {
      let _ = evaluated("Optional4")
      VStack {
        Button("s") { show = true }
        if show { NeedsRouter() }
      }
    }
  }

  @Test func `ENV-04 a missing object is a finding that names the object and its reader`() {
    let stage = Stage { Optional4() }
    stage.expect(["Optional4": 1])
    #expect(stage.host.findings.isEmpty)
    stage.tap("s", expecting: ["Optional4": 1])
    #expect(
      stage.host.findings.map(\.message) == [
        "No object of type 'Router' was found in the environment of 'NeedsRouter'."
          + " Inject one with '.environment(_:)' above the view."
      ]
    )
  }

  private struct Bubble7: View {
    @Environment(Geometry7.self) private var g
    let id: Int
    var body: some View {
      let _ = evaluated("Bubble7")
      Text("\(id) \(g.cap)")
    }
  }

  private struct Note7: View {
    let id: Int
    var body: some View {
      let _ = evaluated("Note7")
      Text("\(id)")
    }
  }

  private struct ListAfter: View {
    let g: Geometry7
    var body: some View {
      let _ = evaluated("ListAfter")
      VStack {
        ForEach(0..<10) { Bubble7(id: $0) }
        ForEach(0..<90) { Note7(id: $0) }
      }
      .environment(g)
    }
  }

  private struct BubbleB: View {
    let cap: Int
    var body: some View {
      let _ = evaluated("BubbleB")
      Text("\(cap)")
    }
  }

  private struct ListBefore: View {
    @State private var cap = 80
    var body: some View {
      let _ = evaluated("ListBefore")
      let c = cap
      VStack {
        Button("w") { cap += 8 }
        ForEach(0..<10) { _ in BubbleB(cap: c) }
        ForEach(0..<90) { Note7(id: $0) }
      }
    }
  }

  @Test func `ENV-07 a number in an injected object evaluates its readers and not the list`() {
    let before = Stage { ListBefore() }
    before.expect(["ListBefore": 1, "BubbleB": 10, "Note7": 90])
    for _ in 0..<20 { before.tap("w", expecting: ["ListBefore": 1, "BubbleB": 10]) }

    let geometry = Geometry7()
    let after = Stage { ListAfter(g: geometry) }
    after.expect(["ListAfter": 1, "Bubble7": 10, "Note7": 90])
    for _ in 0..<20 { after.after(expecting: ["Bubble7": 10]) { geometry.cap += 8 } }
    #expect(after.host.texts.first == "0 240")
  }

  private final class Console: ObservableObject {
    @Published var n = 0
  }

  private struct DetailC: View {
    @EnvironmentObject private var c: Console
    var body: some View {
      let _ = evaluated("DetailC")
      Text("\(c.n)")
    }
  }

  private struct ListC: View {
    var body: some View {
      let _ = evaluated("ListC")
      NavigationLink(destination: DetailC()) { Text("go") }
    }
  }

  private struct AppLow: View {
    let c: Console
    var body: some View {
      let _ = evaluated("AppLow")
      NavigationStack { VStack { ListC().environmentObject(c) } }
    }
  }

  private struct AppHigh: View {
    let c: Console
    var body: some View {
      let _ = evaluated("AppHigh")
      NavigationStack { ListC() }.environmentObject(c)
    }
  }

  @Test func `ENV-05 a pushed screen has the environment of the stack and not of the link`() {
    let console = Console()
    let high = Stage { AppHigh(c: console) }
    high.expect(["AppHigh": 1, "ListC": 1])
    high.tap("go", expecting: ["DetailC": 1])
    #expect(high.host.texts == ["0"])
    high.after(expecting: ["DetailC": 1]) { console.n += 1 }
    #expect(high.host.findings.isEmpty)

    let low = Stage { AppLow(c: console) }
    low.expect(["AppLow": 1, "ListC": 1])
    low.tap("go", expecting: [:])
    #expect(
      low.host.findings.map(\.message) == [
        "No object of type 'Console' was found in the environment of 'DetailC'."
          + " Inject one with '.environmentObject(_:)' above the view."
      ]
    )
  }
}
