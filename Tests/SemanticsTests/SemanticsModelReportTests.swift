internal import Observation
internal import RenderSim
internal import Testing

@Observable private final class Alerts {
  var status = "off"
}

@Observable private final class Meter {
  var level = 0 { didSet { log.append(level) } }
  @ObservationIgnored var log: [Int] = []
}

private struct Job: Equatable, Identifiable {
  let id: Int
  var status: String
  static func == (a: Job, b: Job) -> Bool { a.id == b.id }
}

@Observable private final class Board {
  var job = Job(id: 1, status: "running")
}

private enum Phase { case idle, busy }

private enum Load {
  case idle
  case failed(String)
}

@Observable private final class Box {
  var phase = Phase.idle
  var load = Load.idle
  var pair = (0, 0)
}

@Observable private final class Form {
  private var stored = "ABC"
  var code: String {
    get { stored }
    set { stored = String(newValue.prefix(3)) }
  }
}

@Observable private final class Counter {
  var n = 0
}

@Observable private final class Place {
  var title = "a"
  var label = "x"
}

private final class Backend {
  var isPro = false
}

@Observable private final class Shop {
  @ObservationIgnored let backend = Backend()
  var isPro: Bool { backend.isPro }
  var mirrored = false
}

@Observable private final class Grid {
  var cells = [Int](repeating: 0, count: 100_000)
}

@MainActor @Observable private final class Loader {
  var task: Task<Void, Never>?
  deinit { _task?.cancel() }
}

/// What people reported about tracked models: which writes count, and which reads.
@MainActor
struct SemanticsModelReportTests {
  @Test func `OBS-01 writing the value already stored changes nothing`() {
    struct AlertRow: View {
      let alerts: Alerts
      var body: some View {
        let _ = evaluated("AlertRow")
        Text(alerts.status)
      }
    }
    let alerts = Alerts()
    let stage = Stage { AlertRow(alerts: alerts) }
    stage.expect(["AlertRow": 1])
    for _ in 1...3 { stage.after(expecting: [:]) { alerts.status = "off" } }
  }

  @Test func `OBS-03 observers of a property run for repeated values, bodies do not`() {
    struct MeterView: View {
      let m: Meter
      var body: some View {
        let _ = evaluated("MeterView")
        Text("\(m.level)")
      }
    }
    let m = Meter()
    let stage = Stage { MeterView(m: m) }
    stage.expect(["MeterView": 1])
    stage.after(expecting: ["MeterView": 1]) { m.level = 3 }
    stage.after(expecting: [:]) { m.level = 3 }
    #expect(m.log == [3, 3])
  }

  private struct JobView: View {
    let board: Board
    var body: some View {
      let _ = evaluated("JobView")
      Text(board.job.status)
    }
  }

  @Test func `OBS-04 replacing a value that is equal by identity leaves the screen stale`() {
    let board = Board()
    let stage = Stage { JobView(board: board) }
    stage.expect(["JobView": 1])
    stage.after(expecting: [:]) { board.job = Job(id: 1, status: "stopped") }
    #expect(board.job.status == "stopped")
    #expect(stage.host.texts == ["running"])
  }

  @Test func `OBS-04 editing a value in place is a change whatever its equality says`() {
    let board = Board()
    let stage = Stage { JobView(board: board) }
    stage.expect(["JobView": 1])
    stage.after(expecting: ["JobView": 1]) { board.job.status = "stopped" }
    #expect(stage.host.texts == ["stopped"])
  }

  @Test func `OBS-06 values without equality are a change with every assignment`() {
    struct PhaseView: View {
      let b: Box
      var body: some View {
        let _ = evaluated("PhaseView")
        let _ = b.phase
        Text("p")
      }
    }
    struct LoadView: View {
      let b: Box
      var body: some View {
        let _ = evaluated("LoadView")
        let _ = b.load
        Text("l")
      }
    }
    struct PairView: View {
      let b: Box
      var body: some View {
        let _ = evaluated("PairView")
        let _ = b.pair
        Text("t")
      }
    }
    let b = Box()
    let stage = Stage {
      PhaseView(b: b)
      LoadView(b: b)
      PairView(b: b)
    }
    stage.expect(["PhaseView": 1, "LoadView": 1, "PairView": 1])
    stage.after(expecting: ["LoadView": 1, "PairView": 1]) {
      b.phase = .idle
      b.load = .idle
      b.pair = (0, 0)
    }
  }

  @Test func `OBS-08 a field shows what the store made of the text`() throws {
    struct CodeField: View {
      @Bindable var form: Form
      var body: some View {
        let _ = evaluated("CodeField")
        TextField("code", text: $form.code)
      }
    }
    let form = Form()
    let stage = Stage { CodeField(form: form) }
    stage.expect(["CodeField": 1])
    try stage.host.type("D", into: "code")
    stage.expect([:])
    #expect(form.code == "ABC")
    #expect(try stage.host.text(in: "code") == "ABC")
  }

  @Test func `OBS-10 three writes in one action are one evaluation of the last value`() {
    struct NView: View {
      let c: Counter
      var body: some View {
        let _ = evaluated("NView")
        Text("\(c.n)")
      }
    }
    let c = Counter()
    let stage = Stage { NView(c: c) }
    stage.expect(["NView": 1])
    stage.after(expecting: ["NView": 1]) {
      c.n = 1
      c.n = 2
      c.n = 3
    }
    #expect(stage.host.texts == ["3"])
  }

  @Test func `OBS-11 a child's reads do not leak into the views above it`() {
    struct Leaf: View {
      let n: Place
      var body: some View {
        let _ = evaluated("Leaf")
        Text(n.label)
      }
    }
    struct Middle: View {
      let n: Place
      var body: some View {
        let _ = evaluated("Middle")
        Leaf(n: n)
      }
    }
    struct Top: View {
      let n: Place
      var body: some View {
        let _ = evaluated("Top")
        VStack {
          Text(n.title)
          Middle(n: n)
        }
      }
    }
    let n = Place()
    let stage = Stage { Top(n: n) }
    stage.expect(["Top": 1, "Middle": 1, "Leaf": 1])
    stage.after(expecting: ["Leaf": 1]) { n.label = "y" }
    #expect(stage.host.texts == ["a", "y"])
  }

  @Test func `OBS-14 a computed property over untracked storage leaves the screen stale`() {
    struct BadgeView: View {
      let s: Shop
      var body: some View {
        let _ = evaluated("BadgeView")
        Text(s.isPro ? "PRO" : "-")
      }
    }
    struct MirrorView: View {
      let s: Shop
      var body: some View {
        let _ = evaluated("MirrorView")
        Text(s.mirrored ? "PRO" : "-")
      }
    }
    let s = Shop()
    let stage = Stage {
      BadgeView(s: s)
      MirrorView(s: s)
    }
    stage.expect(["BadgeView": 1, "MirrorView": 1])
    stage.after(expecting: ["MirrorView": 1]) {
      s.backend.isPro = true
      s.mirrored = true
    }
    #expect(stage.host.texts == ["-", "PRO"])
  }

  @Test func `OBS-21 many edits of one collection in one action are one evaluation`() {
    struct CellView: View {
      let g: Grid
      var body: some View {
        let _ = evaluated("CellView")
        Text("\(g.cells[0])")
      }
    }
    let g = Grid()
    let stage = Stage { CellView(g: g) }
    stage.expect(["CellView": 1])
    stage.after(expecting: ["CellView": 1]) { for i in 0..<20_000 { g.cells[i] = i + 1 } }
    #expect(stage.host.texts == ["1"])
    stage.after(expecting: ["CellView": 1]) {
      for i in 0..<200 {
        var cells = g.cells
        cells[i] = -1
        g.cells = cells
      }
    }
    #expect(stage.host.texts == ["-1"])
  }

  @Test func `OBS-23 a model that cancels its task when it goes away is tracked as any other`() {
    struct LoaderView: View {
      let l: Loader
      var body: some View {
        let _ = evaluated("LoaderView")
        Text(l.task == nil ? "idle" : "busy")
      }
    }
    let l = Loader()
    let stage = Stage { LoaderView(l: l) }
    stage.expect(["LoaderView": 1])
    stage.after(expecting: ["LoaderView": 1]) { l.task = Task {} }
    #expect(stage.host.texts == ["busy"])
  }
}
