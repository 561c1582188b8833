internal import RenderSim
internal import Testing

/// Whom a write through a binding has evaluated: the readers, not those who pass it on.
@MainActor
struct SemanticsBindingTests {
  private struct C1: View {
    @Binding var n: Int
    var body: some View {
      let _ = evaluated("C1")
      Text("\(n)")
      Button("child") { n += 1 }
    }
  }

  private struct Owner: View {
    @State private var n = 0
    var body: some View {
      let _ = evaluated("Owner")
      VStack {
        C1(n: $n)
        Button("go") { n += 1 }
      }
    }
  }

  @Test func `ST-003 an owner that hands its state on as a binding is not evaluated`() {
    let stage = Stage { Owner() }
    stage.expect(["Owner": 1, "C1": 1])
    stage.tap("go", expecting: ["C1": 1])
    stage.tap("child", expecting: ["C1": 1])
    #expect(stage.host.texts == ["2", "child", "go"])
  }

  private struct FieldOwner: View {
    @State private var t = ""
    var body: some View {
      let _ = evaluated("FieldOwner")
      TextField("coupon", text: $t)
      Text(t)
    }
  }

  @Test func `ST-006 each keystroke evaluates the owner that shows the text`() {
    let stage = Stage { FieldOwner() }
    stage.expect(["FieldOwner": 1])
    let text = String(repeating: "KUPON", count: 6)
    stage.type(text, into: "coupon", expecting: ["FieldOwner": 30])
    #expect(stage.host.texts.last == text)
  }

  private struct Mid: View {
    @Binding var n: Int
    var body: some View {
      let _ = evaluated("Mid")
      C1(n: $n)
    }
  }

  private struct MidOwner: View {
    @State private var n = 0
    var body: some View {
      let _ = evaluated("MidOwner")
      Mid(n: $n)
    }
  }

  @Test func `ST-007 a view between owner and reader that only passes the binding is left alone`() {
    let stage = Stage { MidOwner() }
    stage.expect(["MidOwner": 1, "Mid": 1, "C1": 1])
    stage.tap("child", expecting: ["C1": 1])
    stage.tap("child", expecting: ["C1": 1])
    #expect(stage.host.texts == ["2", "child"])
  }

  private struct TickingOwner: View {
    @State private var n = 0
    @State private var tick = 0
    var body: some View {
      let _ = evaluated("TickingOwner")
      VStack {
        Text("\(tick)")
        Button("tick") { tick += 1 }
        C1(n: $n)
      }
    }
  }

  @Test func `ST-023 a binding made anew from the same state is equal`() {
    let stage = Stage { TickingOwner() }
    stage.expect(["TickingOwner": 1, "C1": 1])
    stage.tap("tick", expecting: ["TickingOwner": 1])
    stage.tap("child", expecting: ["C1": 1])
    stage.tap("tick", expecting: ["TickingOwner": 1])
  }

  private struct ClosureOwner: View {
    @State private var n = 0
    var body: some View {
      let _ = evaluated("ClosureOwner")
      C1(n: Binding(get: { n }, set: { n = $0 }))
    }
  }

  @Test func `ST-024 a binding from closures reads its value where it is made`() {
    let stage = Stage { ClosureOwner() }
    stage.expect(["ClosureOwner": 1, "C1": 1])
    stage.tap("child", expecting: ["ClosureOwner": 1, "C1": 1])
    #expect(stage.host.texts == ["1", "child"])
  }

  private struct Late<V: View>: View {
    @ViewBuilder var content: () -> V
    var body: some View {
      let _ = evaluated("Late")
      content()
    }
  }

  private struct LateOwner: View {
    @State private var n = 0
    var body: some View {
      let _ = evaluated("LateOwner")
      Late {
        Text("\(n)")
        Button("go") { n += 1 }
      }
    }
  }

  @Test func `ST-030 a state read in a stored closure counts as read by its owner`() {
    let stage = Stage { LateOwner() }
    stage.expect(["LateOwner": 1, "Late": 1])
    stage.tap("go", expecting: ["LateOwner": 1, "Late": 1])
    #expect(stage.host.texts == ["1", "go"])
  }

  private struct Item: Identifiable {
    let id: Int
    var q = 0
  }

  private struct ItemRow: View {
    @Binding var item: Item
    var body: some View {
      let _ = evaluated("ItemRow")
      Button("\(item.id):\(item.q)") { item.q += 1 }
        .accessibilityIdentifier("item \(item.id)")
    }
  }

  private struct ItemList: View {
    @State private var items = (0..<4).map { Item(id: $0) }
    var body: some View {
      let _ = evaluated("ItemList")
      Button("add") { items.append(Item(id: 9)) }
      ForEach($items) { $item in
        let _ = ran("row")
        ItemRow(item: $item)
      }
    }
  }

  @Test func `a ForEach over a binding reads the elements in the body around it`() {
    let stage = Stage { ItemList() }
    stage.expect(["ItemList": 1, "ItemRow": 4], closures: ["row": 4])
    stage.tap("item 2", expecting: ["ItemList": 1, "ItemRow": 1], closures: ["row": 4])
    stage.tap("add", expecting: ["ItemList": 1, "ItemRow": 1], closures: ["row": 5])
    #expect(stage.host.texts == ["add", "0:0", "1:0", "2:1", "3:0", "9:0"])
  }

  private struct ProjectionReader: View {
    @Binding var n: Int
    var body: some View {
      let _ = evaluated("ProjectionReader")
      Text("\($n.wrappedValue)")
    }
  }

  private struct ProjectionOwner: View {
    @State private var n = 0
    var body: some View {
      let _ = evaluated("ProjectionOwner")
      ProjectionReader(n: $n)
      Button("go") { n += 1 }
    }
  }

  private struct OwnProjectionReader: View {
    @State private var n = 0
    var body: some View {
      let _ = evaluated("OwnProjectionReader")
      Text("\($n.wrappedValue)")
      Button("go") { n += 1 }
    }
  }

  @Test func `a read through a projection counts for the view that owns the property`() {
    let stage = Stage { ProjectionOwner() }
    stage.expect(["ProjectionOwner": 1, "ProjectionReader": 1])
    stage.tap("go", expecting: ["ProjectionReader": 1])
    #expect(stage.host.texts == ["1", "go"])

    let own = Stage { OwnProjectionReader() }
    own.expect(["OwnProjectionReader": 1])
    own.tap("go", expecting: ["OwnProjectionReader": 1])
    #expect(own.host.texts == ["1", "go"])
  }
}
