internal import RenderSim
internal import Testing

private struct Line: Identifiable, Equatable {
  let id: Int
  var name: String { "line \(id)" }
}

private final class Store: ObservableObject {
  @Published var lines = (0..<200).map(Line.init)
  @Published var coupon = ""
}

private let thirtyKeystrokes = String(repeating: "K", count: 30)

/// The cart over an observable object: every keystroke reaches every observer.
@MainActor
struct SemanticsObjectCartTests {
  @Test func `SC-A rows inline in the body run with every keystroke`() throws {
    struct Cart: View {
      @ObservedObject var s: Store
      var body: some View {
        let _ = evaluated("Cart")
        VStack {
          TextField("c", text: $s.coupon)
          ForEach(s.lines) { l in
            let _ = ran("closure")
            Text(l.name)
          }
        }
      }
    }
    let stage = Stage { Cart(s: Store()) }
    stage.expect(["Cart": 1], closures: ["closure": 200])
    try stage.host.type(thirtyKeystrokes, into: "c")
    stage.expect(["Cart": 30], closures: ["closure": 6000])
  }

  @Test func `SC-B rows with equal lines are left alone`() throws {
    struct Row: View {
      let line: Line
      var body: some View {
        let _ = evaluated("Row")
        Text(line.name)
      }
    }
    struct Cart: View {
      @ObservedObject var s: Store
      var body: some View {
        let _ = evaluated("Cart")
        VStack {
          TextField("c", text: $s.coupon)
          ForEach(s.lines) { l in
            let _ = ran("closure")
            Row(line: l)
          }
        }
      }
    }
    let stage = Stage { Cart(s: Store()) }
    stage.expect(["Cart": 1, "Row": 200], closures: ["closure": 200])
    try stage.host.type(thirtyKeystrokes, into: "c")
    stage.expect(["Cart": 30], closures: ["closure": 6000])
  }

  @Test func `SC-C rows that observe the store run with every keystroke`() throws {
    struct Row: View {
      @EnvironmentObject private var s: Store
      let id: Int
      init(id: Int) { self.id = id }
      var body: some View {
        let _ = evaluated("Row")
        Text(s.lines[id].name)
      }
    }
    struct Cart: View {
      @ObservedObject var s: Store
      var body: some View {
        let _ = evaluated("Cart")
        VStack {
          TextField("c", text: $s.coupon)
          ForEach(s.lines) { l in
            let _ = ran("closure")
            Row(id: l.id)
          }
        }.environmentObject(s)
      }
    }
    let stage = Stage { Cart(s: Store()) }
    stage.expect(["Cart": 1, "Row": 200], closures: ["closure": 200])
    try stage.host.type(thirtyKeystrokes, into: "c")
    stage.expect(["Cart": 30, "Row": 6000], closures: ["closure": 6000])
  }
}
