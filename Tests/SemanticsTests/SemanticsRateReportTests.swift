internal import Observation
internal import RenderSim
internal import Testing

private final class PlayerOO: ObservableObject {
  @Published var time = 0.0
  @Published var title = "t"
}

@Observable private final class PlayerO {
  var time = 0.0
  var title = "t"
}

private final class Recording: ObservableObject {
  @Published var level = 0.0
  @Published var elapsed = 0
}

@Observable private final class Meter10 {
  var level = 0.0
}

/// What people reported about values that change many times a second.
@MainActor
struct SemanticsRateReportTests {
  @Test func `OO-04 a published playhead runs every observer, paused or not`() {
    struct HeadOO: View {
      @ObservedObject var p: PlayerOO
      var body: some View {
        let _ = evaluated("HeadOO")
        Text("\(p.time)")
      }
    }
    struct TitleOO: View {
      @ObservedObject var p: PlayerOO
      var body: some View {
        let _ = evaluated("TitleOO")
        Text(p.title)
      }
    }
    let p = PlayerOO()
    let stage = Stage {
      ForEach(0..<2) { _ in HeadOO(p: p) }
      ForEach(0..<8) { _ in TitleOO(p: p) }
    }
    stage.expect(["HeadOO": 2, "TitleOO": 8])
    for _ in 1...40 { stage.host.perform { p.time += 0.25 } }
    for _ in 1...40 { stage.host.perform { p.time = 10 } }
    stage.expect(["HeadOO": 160, "TitleOO": 640])
  }

  @Test func `OO-04 a tracked playhead runs those who draw it, while it moves`() {
    struct HeadO: View {
      let p: PlayerO
      var body: some View {
        let _ = evaluated("HeadO")
        Text("\(p.time)")
      }
    }
    struct TitleO: View {
      let p: PlayerO
      var body: some View {
        let _ = evaluated("TitleO")
        Text(p.title)
      }
    }
    let p = PlayerO()
    let stage = Stage {
      ForEach(0..<2) { _ in HeadO(p: p) }
      ForEach(0..<8) { _ in TitleO(p: p) }
    }
    stage.expect(["HeadO": 2, "TitleO": 8])
    for _ in 1...40 { stage.host.perform { p.time += 0.25 } }
    for _ in 1...40 { stage.host.perform { p.time = 10 } }
    stage.expect(["HeadO": 80])
  }

  @Test func `OO-10 a level published to the whole scene runs the scene`() {
    struct AppBefore: View {
      @StateObject var rec: Recording
      var body: some View {
        let _ = evaluated("AppBefore")
        VStack {
          Text("main window")
          Text("menu")
        }
      }
    }
    let rec = Recording()
    let stage = Stage { AppBefore(rec: rec) }
    stage.expect(["AppBefore": 1])
    for tick in 1...600 {
      stage.host.perform {
        rec.level = Double(tick)
        if tick.isMultiple(of: 10) { rec.elapsed += 1 }
      }
    }
    stage.expect(["AppBefore": 600])
  }

  @Test func `OO-10 a level that one bar reads runs the bar`() {
    struct LevelBar: View {
      let m: Meter10
      var body: some View {
        let _ = evaluated("LevelBar")
        Text("\(m.level)")
      }
    }
    struct AppAfter: View {
      let m: Meter10
      var body: some View {
        let _ = evaluated("AppAfter")
        VStack {
          Text("main window")
          LevelBar(m: m)
        }
      }
    }
    let m = Meter10()
    let stage = Stage { AppAfter(m: m) }
    stage.expect(["AppAfter": 1, "LevelBar": 1])
    for tick in 1...600 { stage.host.perform { m.level = Double(tick) } }
    stage.expect(["LevelBar": 600])
  }
}
