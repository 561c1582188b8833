internal import Observation
internal import RenderSim
internal import Testing

@Observable private final class Flag {
  var shown = false
}

@Observable private final class Peer {
  var name = "p"
}

private final class WeakBox {
  weak var peer: Peer?
}

@Observable private final class Rare {
  var title = "t"
}

@MainActor @Observable private final class Tick {
  var n = 0
}

@Observable private final class Costs {
  var items = [1, 2, 3]
}

/// What people reported about tracking over time: late reads, dead models, piled-up registrations.
@MainActor
struct SemanticsTrackingReportTests {
  @Test func `OBS-12 a state that the first pass skipped is read later with its value of then`() {
    struct Gate: View {
      @State private var ready = false
      let flag: Flag
      init(flag: Flag) { self.flag = flag }
      var body: some View {
        let _ = evaluated("Gate")
        VStack { if flag.shown && ready { Text("SHOW") } }.onAppear { ready = true }
      }
    }
    let flag = Flag()
    let stage = Stage { Gate(flag: flag) }
    stage.expect(["Gate": 1])
    stage.after(expecting: ["Gate": 1]) { flag.shown = true }
    #expect(stage.host.texts == ["SHOW"])
  }

  @Test func `OBS-16 a model that is freed is no change`() {
    struct PeerView: View {
      let box: WeakBox
      let tick: Int
      var body: some View {
        let _ = evaluated("PeerView")
        Text(box.peer?.name ?? "gone")
      }
    }
    let box = WeakBox()
    var peer: Peer? = Peer()
    box.peer = peer
    let stage = Stage { PeerView(box: box, tick: 0) }
    stage.expect(["PeerView": 1])
    stage.after(expecting: [:]) { peer = nil }
    #expect(peer == nil && box.peer == nil)
    #expect(stage.host.texts == ["p"])
    stage.host.replaceRoot { PeerView(box: box, tick: 1) }
    stage.expect(["PeerView": 1])
    #expect(stage.host.texts == ["gone"])
  }

  @Test func `OBS-17 ten thousand passes leave one registration and no reference`() throws {
    struct Child17: View {
      let tick: Int
      let rare: Rare
      var body: some View {
        let _ = evaluated("Child17")
        Text("\(tick) \(rare.title)")
      }
    }
    struct Parent17: View {
      @State private var tick = 0
      let rare: Rare
      init(rare: Rare) { self.rare = rare }
      var body: some View {
        let _ = evaluated("Parent17")
        VStack {
          Button("t") { tick += 1 }
          Child17(tick: tick, rare: rare)
        }
      }
    }
    weak var freed: Rare?
    do {
      let rare = Rare()
      freed = rare
      let stage = Stage { Parent17(rare: rare) }
      stage.expect(["Parent17": 1, "Child17": 1])
      for _ in 1...10_000 { try stage.host.tap("t") }
      stage.expect(["Parent17": 10_000, "Child17": 10_000])
      stage.after(expecting: ["Child17": 1]) { rare.title = "u" }
      stage.host.unmount()
    }
    #expect(freed == nil)
  }

  @Test func `OBS-19 an asynchronous sequence and a view group the same writes`() async {
    struct TickView: View {
      let t: Tick
      var body: some View {
        let _ = evaluated("TickView")
        Text("\(t.n)")
      }
    }
    let t = Tick()
    let watcher = Task { @MainActor in
      var seen: [Int] = []
      for await n in Observations({ t.n }) {
        seen.append(n)
        progress.count = seen.count
        if seen.count == 3 { break }
      }
      return seen
    }
    let stage = Stage { TickView(t: t) }
    stage.expect(["TickView": 1])
    await progress.reach(1)
    stage.resume()
    stage.after(expecting: ["TickView": 1]) {
      t.n = 1
      t.n = 2
      t.n = 3
    }
    await progress.reach(2)
    stage.resume()
    stage.after(expecting: [:]) { t.n = 3 }
    for _ in 1...20 { await Task.yield() }
    stage.resume()
    stage.after(expecting: ["TickView": 1]) { t.n = 4 }
    #expect(await watcher.value == [0, 3, 4])
  }

  private let progress = Progress()

  /// How many values a watcher has seen.
  @MainActor
  private final class Progress {
    var count = 0

    /// Lets other tasks run until that many have been seen.
    func reach(_ target: Int) async {
      var turns = 0
      while count < target, turns < 100_000 {
        turns += 1
        await Task.yield()
      }
      // The watcher suspends anew behind the value that it was given.
      for _ in 1...20 { await Task.yield() }
    }
  }

  @Test func `DIAG-01 what an action reads in order to write is no dependency`() throws {
    struct CostView: View {
      let c: Costs
      var body: some View {
        let _ = evaluated("CostView")
        Button("drop") { if !c.items.isEmpty { c.items.removeLast() } }
      }
    }
    let c = Costs()
    let stage = Stage { CostView(c: c) }
    stage.expect(["CostView": 1])
    try stage.host.tap("drop")
    try stage.host.tap("drop")
    stage.expect([:])
    #expect(c.items == [1])
    #expect(stage.host.findings.isEmpty)
  }
}
