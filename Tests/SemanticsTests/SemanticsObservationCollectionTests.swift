internal import Observation
internal import RenderSim
internal import Testing

@Observable
private final class Item: Identifiable {
  let id: Int
  var name = ""
  var ok = true

  init(_ id: Int) { self.id = id }
}

@Observable
private final class Model {
  var items = (0..<200).map(Item.init)
}

private struct Row: View {
  let item: Item
  var body: some View {
    let _ = evaluated("Row")
    Text(item.name)
  }
}

private struct Rows: View {
  let m: Model
  var body: some View {
    let _ = evaluated("Rows")
    VStack {
      ForEach(m.items) { item in
        let _ = ran("row closure")
        Row(item: item)
      }
    }
  }
}

@Observable
private final class Favourites {
  var ids: [Int] = []
  func contains(_ id: Int) -> Bool { ids.contains(id) }
}

/// Reads of collections and of their elements.
@MainActor
struct SemanticsObservationCollectionTests {
  @Test func `OBS-016 appending an object evaluates the owner and the new row`() {
    let m = Model()
    let stage = Stage { Rows(m: m) }
    stage.expect(["Rows": 1, "Row": 200], closures: ["row closure": 200])
    stage.after(expecting: ["Rows": 1, "Row": 1], closures: ["row closure": 201]) {
      m.items.append(Item(200))
    }
  }

  @Test func `OBS-017 writing to an element evaluates its row alone`() {
    let m = Model()
    let stage = Stage { Rows(m: m) }
    stage.expect(["Rows": 1, "Row": 200])
    stage.after(expecting: ["Row": 1], closures: [:]) { m.items[3].name = "x" }
    #expect(stage.host.texts == ["x"])
  }

  private struct InlineList: View {
    let m: Model
    var body: some View {
      let _ = evaluated("InlineList")
      List(m.items) { item in
        let _ = ran("row closure")
        Text(item.name)
      }
    }
  }

  @Test func `OBS-018 the row of a list depends on what its closure reads`() {
    let m = Model()
    var settings = SimulationSettings()
    settings.visibleRows = 10
    settings.prefetchedRows = 0
    let stage = Stage(settings) { InlineList(m: m) }
    stage.expect(["InlineList": 1], closures: ["row closure": 20])
    stage.after(expecting: [:], closures: ["row closure": 1]) { m.items[3].name = "x" }
    #expect(stage.host.texts == ["x"])
    stage.after(expecting: [:], closures: [:]) { m.items[150].name = "far" }
  }

  @Test func `OBS-019 the row of an eager stack depends on what its closure reads`() {
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        VStack {
          ForEach(m.items) { item in
            let _ = ran("row closure")
            Text(item.name)
          }
        }
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1], closures: ["row closure": 200])
    stage.after(expecting: [:], closures: ["row closure": 1]) { m.items[3].name = "x" }
    #expect(stage.host.texts == ["x"])
  }

  @Test func `OBS-020 elements read by plain code in the body are its dependencies`() {
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        Text(m.items.map(\.name).joined())
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1])
    stage.after(expecting: ["P": 1]) { m.items[3].name = "x" }
    stage.after(expecting: [:]) { m.items[3].ok = false }
    #expect(stage.host.texts == ["x"])
  }

  @Test func `OBS-048 an array that every row searches re-evaluates every row`() {
    struct Row: View {
      let i: Int
      @Environment(Favourites.self) private var d
      var body: some View {
        let _ = evaluated("Row")
        Text(d.contains(i) ? "*" : "")
      }
    }
    struct P: View {
      let d: Favourites
      var body: some View {
        let _ = evaluated("P")
        VStack { ForEach(0..<12) { Row(i: $0) } }.environment(d)
      }
    }
    let d = Favourites()
    let stage = Stage { P(d: d) }
    stage.expect(["P": 1, "Row": 12])
    stage.after(expecting: ["Row": 12]) { d.ids.append(7) }
    #expect(stage.host.texts == ["*"])
  }

  @Test func `OBS-071 counting elements does not read them`() {
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        Text("\(m.items.count)")
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1])
    stage.after(expecting: [:]) { m.items[0].name = "x" }
    stage.after(expecting: ["P": 1]) { m.items.removeLast() }
    #expect(stage.host.texts == ["199"])
  }

  @Test func `OBS-074 a lazy sequence that a ForEach goes through later reads for no body`() {
    struct Mark: Identifiable {
      let id: Int
      let isOK: Bool
    }
    struct P: View {
      let m: Model
      var body: some View {
        let _ = evaluated("P")
        VStack {
          ForEach(m.items.prefix(3).lazy.map { Mark(id: $0.id, isOK: $0.ok) }) { mark in
            Text(mark.isOK ? "ok" : "bad")
          }
        }
      }
    }
    let m = Model()
    let stage = Stage { P(m: m) }
    stage.expect(["P": 1])
    stage.after(expecting: [:]) { m.items[0].ok = false }
  }
}
