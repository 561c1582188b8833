internal import Observation
internal import RenderSim
internal import Synchronization
internal import Testing

private final class AppState1: ObservableObject {
  @Published var vocabulary = ""
  @Published var badge = 0
}

private struct MenuExtra: View {
  @ObservedObject var app: AppState1
  var body: some View {
    let _ = evaluated("MenuExtra")
    Text("\(app.badge)")
  }
}

private final class Indexer: ObservableObject {
  @Published var done = 0
}

private final class Scan: ObservableObject {
  @Published var progress = 0
}

private final class Groups: ObservableObject {
  @Published var open = true
}

private final class Plan: ObservableObject {
  @Published var isPro = false
}

private final class StoreOO: ObservableObject {
  @Published var plan = Plan()
}

private class BaseOO: ObservableObject {}

private final class Ctrl: BaseOO {
  @Published var n = 0 { willSet { objectWillChange.send() } }
}

private let thirtyKeystrokes = String(repeating: "K", count: 30)

/// What people reported about observable objects: who runs for which announcement.
@MainActor
struct SemanticsObjectReportTests {
  @Test func `OO-01 typing into an object that all observe runs all of them`() throws {
    struct VocabBefore: View {
      @ObservedObject var app: AppState1
      var body: some View {
        let _ = evaluated("VocabBefore")
        TextField("v", text: $app.vocabulary)
      }
    }
    struct SettingsBefore: View {
      @ObservedObject var app: AppState1
      var body: some View {
        let _ = evaluated("SettingsBefore")
        VStack { VocabBefore(app: app) }
      }
    }
    let app = AppState1()
    let stage = Stage {
      MenuExtra(app: app)
      SettingsBefore(app: app)
    }
    stage.expect(["MenuExtra": 1, "SettingsBefore": 1, "VocabBefore": 1])
    try stage.host.type(thirtyKeystrokes, into: "v")
    stage.expect(["MenuExtra": 30, "SettingsBefore": 30, "VocabBefore": 30])
  }

  @Test func `OO-01 a draft of its own keeps typing away from the object`() throws {
    struct VocabAfter: View {
      let app: AppState1
      @State private var draft = ""
      init(app: AppState1) { self.app = app }
      var body: some View {
        let _ = evaluated("VocabAfter")
        VStack {
          TextField("v", text: $draft)
          Button("blur") { app.vocabulary = draft }
        }
      }
    }
    struct SettingsAfter: View {
      @ObservedObject var app: AppState1
      var body: some View {
        let _ = evaluated("SettingsAfter")
        VStack { VocabAfter(app: app) }
      }
    }
    let app = AppState1()
    let stage = Stage {
      MenuExtra(app: app)
      SettingsAfter(app: app)
    }
    stage.expect(["MenuExtra": 1, "SettingsAfter": 1, "VocabAfter": 1])
    try stage.host.type(thirtyKeystrokes, into: "v")
    stage.expect([:])
    try stage.host.tap("blur")
    stage.expect(["MenuExtra": 1, "SettingsAfter": 1])
    #expect(app.vocabulary == thirtyKeystrokes)
  }

  @Test func `OO-02 observing an object that is never read still costs`() {
    struct HubA: View {
      @ObservedObject var a: Indexer
      @ObservedObject var b: Indexer
      var body: some View {
        let _ = evaluated("HubA")
        Text("hub")
      }
    }
    struct HubB: View {
      let a: Indexer
      let b: Indexer
      var body: some View {
        let _ = evaluated("HubB")
        Text("hub")
      }
    }
    let (a, b) = (Indexer(), Indexer())
    let stage = Stage {
      HubA(a: a, b: b)
      HubB(a: a, b: b)
    }
    stage.expect(["HubA": 1, "HubB": 1])
    for _ in 1...100 {
      stage.host.perform {
        a.done += 1
        b.done += 1
      }
    }
    stage.expect(["HubA": 100])
  }

  @Test func `OO-03 a root that observes everything leaves children with equal inputs alone`() {
    struct Side: View {
      let open: Bool
      var body: some View {
        let _ = evaluated("Side")
        Text(open ? "v" : ">")
      }
    }
    struct Detail3: View {
      let title: String
      var body: some View {
        let _ = evaluated("Detail3")
        Text(title)
      }
    }
    struct Root3: View {
      @ObservedObject var scan: Scan
      @ObservedObject var groups: Groups
      var body: some View {
        let _ = evaluated("Root3")
        VStack {
          Side(open: groups.open)
          Detail3(title: "doc")
        }
      }
    }
    let scan = Scan()
    let stage = Stage { Root3(scan: scan, groups: Groups()) }
    stage.expect(["Root3": 1, "Side": 1, "Detail3": 1])
    for _ in 1...20 { stage.host.perform { scan.progress += 1 } }
    stage.expect(["Root3": 20])
  }

  @Test func `OO-06 an object inside of an object is not followed`() {
    struct ProBadge: View {
      @ObservedObject var store: StoreOO
      var body: some View {
        let _ = evaluated("ProBadge")
        Text(store.plan.isPro ? "PRO" : "-")
      }
    }
    struct ProBadgeInner: View {
      @ObservedObject var plan: Plan
      var body: some View {
        let _ = evaluated("ProBadgeInner")
        Text(plan.isPro ? "PRO" : "-")
      }
    }
    let store = StoreOO()
    let stage = Stage {
      ProBadge(store: store)
      ProBadgeInner(plan: store.plan)
    }
    stage.expect(["ProBadge": 1, "ProBadgeInner": 1])
    stage.after(expecting: ["ProBadgeInner": 1]) { store.plan.isPro = true }
    #expect(stage.host.texts == ["-", "PRO"])
    stage.after(expecting: ["ProBadge": 1]) { store.plan = Plan() }
    #expect(stage.host.texts == ["-", "PRO"])
  }

  @Test func `OO-08 two announcements of one write are one evaluation`() {
    struct CtrlView: View {
      @ObservedObject var c: Ctrl
      var body: some View {
        let _ = evaluated("CtrlView")
        Text("\(c.n)")
      }
    }
    let c = Ctrl()
    let announcements = Mutex(0)
    let token = c.subscribe { _ in announcements.withLock { $0 += 1 } }
    let stage = Stage { CtrlView(c: c) }
    stage.expect(["CtrlView": 1])
    for _ in 1...5 { stage.after(expecting: ["CtrlView": 1]) { c.n += 1 } }
    #expect(announcements.withLock { $0 } == 10)
    #expect(stage.host.texts == ["5"])
    withExtendedLifetime(token) {}
  }
}
