internal import Observation
internal import RenderSim
internal import Testing

@Observable
private final class Line: Identifiable {
  let id: Int
  var qty = 1
  init(_ id: Int) { self.id = id }
}

@Observable
private final class Store {
  var lines = (0..<200).map(Line.init)
  var total: Int { lines.map(\.qty).reduce(0, +) }
}

private struct Row: View {
  let line: Line
  var body: some View {
    let _ = evaluated("Row")
    Text("\(line.qty)")
  }
}

/// The cart over line objects: where the total is summed decides what a quantity costs.
@MainActor
struct SemanticsLineObjectCartTests {
  @Test func `SC-I a total in a view of its own leaves the cart alone`() {
    struct TotalView: View {
      let store: Store
      var body: some View {
        let _ = evaluated("TotalView")
        Text("\(store.total)")
      }
    }
    struct Cart: View {
      let store: Store
      var body: some View {
        let _ = evaluated("Cart")
        VStack {
          ForEach(store.lines) { line in
            let _ = ran("closure")
            Row(line: line)
          }
          TotalView(store: store)
        }
      }
    }
    let store = Store()
    let stage = Stage { Cart(store: store) }
    stage.expect(["Cart": 1, "Row": 200, "TotalView": 1], closures: ["closure": 200])
    stage.after(expecting: ["Row": 1, "TotalView": 1], closures: [:]) { store.lines[7].qty += 1 }
    #expect(stage.host.texts.last == "201")
  }

  @Test func `SC-J a total in the cart's body runs the cart and all row closures`() {
    struct Cart: View {
      let store: Store
      var body: some View {
        let _ = evaluated("Cart")
        VStack {
          ForEach(store.lines) { line in
            let _ = ran("closure")
            Row(line: line)
          }
          Text("\(store.lines.map(\.qty).reduce(0, +))")
        }
      }
    }
    let store = Store()
    let stage = Stage { Cart(store: store) }
    stage.expect(["Cart": 1, "Row": 200], closures: ["closure": 200])
    stage.after(expecting: ["Cart": 1, "Row": 1], closures: ["closure": 200]) {
      store.lines[7].qty += 1
    }
    #expect(stage.host.texts.last == "201")
  }
}
