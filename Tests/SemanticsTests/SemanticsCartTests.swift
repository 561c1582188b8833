internal import Observation
internal import RenderSim
internal import Testing

private struct Line: Identifiable, Equatable {
  let id: Int
  var qty = 1
  var name: String { "line \(id)" }
}

@Observable
private final class Store {
  var lines = (0..<200).map { Line(id: $0) }
  var coupon = ""
}

private struct Row: View {
  let line: Line
  var body: some View {
    let _ = evaluated("Row")
    Text(line.name)
  }
}

private struct CouponField: View {
  @Bindable var s: Store
  var body: some View {
    let _ = evaluated("CouponField")
    TextField("c", text: $s.coupon)
  }
}

private let thirtyKeystrokes = String(repeating: "K", count: 30)

/// The cart over a tracked store: who reads the coupon decides what a keystroke costs.
@MainActor
struct SemanticsCartTests {
  @Test func `SC-D binding the coupon in the cart's body ties the cart to it`() throws {
    struct Cart: View {
      @Bindable var s: Store
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

  @Test func `SC-E a coupon field of its own keeps keystrokes to itself`() throws {
    struct Cart: View {
      let s: Store
      var body: some View {
        let _ = evaluated("Cart")
        VStack {
          CouponField(s: s)
          ForEach(s.lines) { l in
            let _ = ran("closure")
            Row(line: l)
          }
        }
      }
    }
    let s = Store()
    let stage = Stage { Cart(s: s) }
    stage.expect(["Cart": 1, "CouponField": 1, "Row": 200], closures: ["closure": 200])
    try stage.host.type(thirtyKeystrokes, into: "c")
    stage.expect(["CouponField": 30], closures: [:])
    #expect(s.coupon == thirtyKeystrokes)
  }

  @Test func `SC-F rows that read the coupon run with every keystroke`() throws {
    struct Row: View {
      @Environment(Store.self) private var s
      let line: Line
      init(line: Line) { self.line = line }
      var body: some View {
        let _ = evaluated("Row")
        Text(s.coupon.isEmpty ? line.name : "\(line.name) reduced")
      }
    }
    struct Cart: View {
      let s: Store
      var body: some View {
        let _ = evaluated("Cart")
        VStack {
          CouponField(s: s)
          ForEach(s.lines) { Row(line: $0) }
        }.environment(s)
      }
    }
    let stage = Stage { Cart(s: Store()) }
    stage.expect(["Cart": 1, "CouponField": 1, "Row": 200])
    try stage.host.type(thirtyKeystrokes, into: "c")
    stage.expect(["CouponField": 30, "Row": 6000])
  }

  @Test func `SC-G a coupon in a state that is only projected costs nothing`() throws {
    struct Cart: View {
      @State private var coupon = ""
      let s: Store
      var body: some View {
        let _ = evaluated("Cart")
        VStack {
          TextField("c", text: $coupon)
          ForEach(s.lines) { Row(line: $0) }
        }
      }
      init(s: Store) { self.s = s }
    }
    let stage = Stage { Cart(s: Store()) }
    stage.expect(["Cart": 1, "Row": 200])
    try stage.host.type(thirtyKeystrokes, into: "c")
    stage.expect([:])
    #expect(try stage.host.text(in: "c") == thirtyKeystrokes)
  }

  @Test func `SC-H one quantity of a line value runs the cart and that row`() {
    struct Cart: View {
      let s: Store
      var body: some View {
        let _ = evaluated("Cart")
        VStack {
          ForEach(s.lines) { l in
            let _ = ran("closure")
            Row(line: l)
          }
          Text("\(s.lines.map(\.qty).reduce(0, +))")
        }
      }
    }
    let s = Store()
    let stage = Stage { Cart(s: s) }
    stage.expect(["Cart": 1, "Row": 200], closures: ["closure": 200])
    stage.after(expecting: ["Cart": 1, "Row": 1], closures: ["closure": 200]) {
      s.lines[7].qty += 1
    }
    #expect(stage.host.texts.last == "201")
  }

  @Test func `SC-K a task that follows the coupon ties the cart to it`() throws {
    struct Cart: View {
      let s: Store
      var body: some View {
        let _ = evaluated("Cart")
        VStack {
          CouponField(s: s)
          ForEach(s.lines) { l in
            let _ = ran("closure")
            Row(line: l)
          }
        }.task(id: s.coupon) { ran("task start") }
      }
    }
    let stage = Stage { Cart(s: Store()) }
    stage.expect(
      ["Cart": 1, "CouponField": 1, "Row": 200],
      closures: ["closure": 200, "task start": 1]
    )
    try stage.host.type(thirtyKeystrokes, into: "c")
    stage.expect(
      ["Cart": 30, "CouponField": 30],
      closures: ["closure": 6000, "task start": 30]
    )
  }

  @Test func `SC-M comparing rows by their line leaves them alone whatever they capture`() throws {
    struct Row: View, Equatable {
      let line: Line
      let onRemove: @MainActor () -> Void
      nonisolated static func == (a: Row, b: Row) -> Bool { a.line == b.line }
      var body: some View {
        let _ = evaluated("Row")
        Button(line.name, action: onRemove)
      }
    }
    struct Cart: View {
      @Bindable var s: Store
      var body: some View {
        let _ = evaluated("Cart")
        VStack {
          TextField("c", text: $s.coupon)
          ForEach(s.lines) { l in
            Row(line: l, onRemove: { s.lines.removeAll { $0.id == l.id } }).equatable()
          }
        }
      }
    }
    let s = Store()
    let stage = Stage { Cart(s: s) }
    stage.expect(["Cart": 1, "Row": 200])
    try stage.host.type(thirtyKeystrokes, into: "c")
    stage.expect(["Cart": 30])
    try stage.host.tap("line 3")
    stage.expect(["Cart": 1])
    #expect(s.lines.count == 199)
  }
}
