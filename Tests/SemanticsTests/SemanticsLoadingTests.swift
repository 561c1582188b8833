internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// Reported problems with tasks that load: following input, cancelling, debouncing.
@MainActor
struct SemanticsLoadingTests {
  // MARK: Following input

  private struct LoaderA: View {
    let url: String
    @State private var shown = ""
    var body: some View {
      let _ = evaluated("LoaderA")
      Text(shown).task {
        ran("LoaderA.tasks")
        shown = "img:" + url
      }
    }
  }

  private struct LoaderB: View {
    let url: String
    @State private var shown = ""
    var body: some View {
      let _ = evaluated("LoaderB")
      Text(shown).task(id: url) {
        ran("LoaderB.tasks")
        shown = "img:" + url
      }
    }
  }

  private struct Gallery: View {
    @State private var n = 1
    var body: some View {
      let _ = evaluated("Gallery")
      VStack {
        Button("n") { n += 1 }
        LoaderA(url: "u\(n)")
        LoaderB(url: "u\(n)")
      }
    }
  }

  @Test func `LIFE-01 a task follows its identity and not the values it uses`() throws {
    let stage = Stage { Gallery() }
    stage.expect(
      ["Gallery": 1, "LoaderA": 2, "LoaderB": 2],
      closures: ["LoaderA.tasks": 1, "LoaderB.tasks": 1]
    )
    try stage.host.tap("n")
    stage.expect(
      ["Gallery": 1, "LoaderA": 1, "LoaderB": 2],
      closures: ["LoaderB.tasks": 1]
    )
    #expect(stage.host.texts == ["n", "img:u1", "img:u2"])
  }

  private struct Fetcher: View {
    let id: Int
    let onRun: () -> Void
    var body: some View {
      let _ = evaluated("Fetcher")
      Text("f").task(id: id) { onRun() }
    }
  }

  private struct Swap: View {
    @State private var on = true
    var body: some View {
      let _ = evaluated("Swap")
      VStack {
        Button("x") { on.toggle() }
        if on { Fetcher(id: 7, onRun: { ran("runs") }) }
      }
    }
  }

  @Test func `LIFE-03 a task of the same identity starts again with each appearance`() throws {
    let stage = Stage { Swap() }
    stage.expect(["Swap": 1, "Fetcher": 1], closures: ["runs": 1])
    try stage.host.tap("x")
    stage.expect(["Swap": 1], closures: [:])
    try stage.host.tap("x")
    stage.expect(["Swap": 1, "Fetcher": 1], closures: ["runs": 1])
  }

  // MARK: Cancelling

  @Observable
  final class Links {
    var shown = ""
    var subject = "A"
  }

  private struct Pane4: View {
    let subject: String
    let links: Links
    let load: (String) async -> String
    var body: some View {
      let _ = evaluated("Pane4")
      Text(links.shown).task(id: subject) {
        let result = await load(subject)
        links.shown = result
      }
    }
  }

  private struct Pane4Fixed: View {
    let subject: String
    let links: Links
    let load: (String) async -> String
    var body: some View {
      let _ = evaluated("Pane4Fixed")
      Text(links.shown).task(id: subject) {
        let result = await load(subject)
        guard !Task.isCancelled else { return }
        links.shown = result
      }
    }
  }

  /// A subject's name after 100 ms for A and 20 ms for others, whether cancelled or not.
  private func slowLoad(_ clock: VirtualClock) -> (String) async -> String {
    { subject in
      await withCheckedContinuation { continuation in
        clock.perform(after: .milliseconds(subject == "A" ? 100 : 20)) { continuation.resume() }
      }
      return subject
    }
  }

  private func switchSubject<Pane: View>(
    _ pane: @escaping (String, Links, @escaping (String) async -> String) -> Pane
  ) async -> (stage: Stage, shown: [String]) {
    let (links, clock) = (Links(), VirtualClock())
    let load = slowLoad(clock)
    let stage = Stage(clock: clock) { pane("A", links, load) }
    #expect(stage.host.log.records.count == 1)
    stage.host.log.clear()
    Tally.clear()
    stage.host.advance(by: .milliseconds(10))
    stage.host.replaceRoot { pane("B", links, load) }
    var shown: [String] = []
    for _ in 1...19 {
      stage.host.advance(by: .milliseconds(10))
      await stage.host.settle()
      if shown.last != links.shown { shown.append(links.shown) }
    }
    return (stage, shown)
  }

  @Test func `LIFE-04 a cancelled load that does not look still shows its result`() async {
    let (stage, shown) = await switchSubject { Pane4(subject: $0, links: $1, load: $2) }
    #expect(shown == ["", "B", "A"])
    stage.expect(["Pane4": 3])
  }

  @Test func `LIFE-04 a cancelled load that looks leaves the later result`() async {
    let (stage, shown) = await switchSubject { Pane4Fixed(subject: $0, links: $1, load: $2) }
    #expect(shown == ["", "B"])
    stage.expect(["Pane4Fixed": 2])
  }

  // MARK: Debouncing

  @Observable
  final class Search {
    var query = ""
    var hits: [String] = []
    var requests = 0
  }

  private struct SearchBox: View {
    @Bindable var search: Search
    let sleep: () async throws -> Void
    var body: some View {
      let _ = evaluated("SearchBox")
      TextField("q", text: $search.query)
        .task(id: search.query) {
          ran("started")
          do { try await sleep() } catch {
            ran("cancelled")
            return
          }
          search.requests += 1
          search.hits = [search.query]
        }
    }
  }

  @Test func `LIFE-05 five keystrokes make one request`() async throws {
    let (search, clock) = (Search(), VirtualClock())
    let stage = Stage(clock: clock) {
      SearchBox(search: search, sleep: { try await clock.sleep(for: .milliseconds(300)) })
    }
    stage.expect(["SearchBox": 1], closures: ["started": 1])
    for key in "swift" {
      try stage.host.type(String(key), into: "q")
      await stage.host.settle()
      stage.host.advance(by: .milliseconds(50))
    }
    for _ in 1...16 {
      stage.host.advance(by: .milliseconds(50))
      await stage.host.settle()
    }
    #expect(search.requests == 1)
    #expect(search.hits == ["swift"])
    stage.expect(["SearchBox": 5], closures: ["started": 5, "cancelled": 5])
  }

  // MARK: Cancellation is no failure

  @Observable
  final class Page9 {
    var error: String?
    var index = 0
  }

  private struct Banner: View {
    let page: Page9
    var body: some View {
      let _ = evaluated("Banner")
      Text(page.error ?? "ok")
    }
  }

  private struct Feed9: View {
    let page: Page9
    let load: () async throws -> Void
    var body: some View {
      let _ = evaluated("Feed9")
      Text("\(page.index)").task(id: page.index) {
        ran("started")
        do { try await load() } catch is CancellationError { ran("cancelled") } catch {
          page.error = "\(error)"
        }
      }
    }
  }

  @Test func `LIFE-09 cancellation evaluates nothing`() async {
    let (page, clock) = (Page9(), VirtualClock())
    let stage = Stage(clock: clock) {
      Banner(page: page)
      Feed9(page: page, load: { try await clock.sleep(for: .milliseconds(50)) })
    }
    stage.expect(["Banner": 1, "Feed9": 1], closures: ["started": 1])
    for index in 1...3 {
      stage.host.advance(by: .milliseconds(10))
      stage.host.perform { page.index = index }
      await stage.host.settle()
    }
    stage.host.advance(by: .milliseconds(200))
    await stage.host.settle()
    stage.expect(["Feed9": 3], closures: ["started": 3, "cancelled": 3])
    #expect(stage.host.texts == ["ok", "3"])
  }
}
