internal import Observation
internal import RenderSim
internal import Testing

@Observable private final class Cart2 {
  var coupon = ""
  var lines = (0..<200).map(Line2.init)
}

@Observable private final class Line2: Identifiable {
  let id: Int
  var qty = 1
  init(_ id: Int) { self.id = id }
}

private struct Row2: View {
  let line: Line2
  var body: some View {
    let _ = evaluated("Row2")
    Text("\(line.qty)")
  }
}

@MainActor @Observable private final class Model3 {
  var n = 0
  init() { ran("Model3.init") }
}

private let thirtyKeystrokes = String(repeating: "K", count: 30)

/// What people reported about bindings, and about states that belong to a place.
@MainActor
struct SemanticsPropertyReportTests {
  @Test func `PROP-01 passing a state's projection on does not read the state`() throws {
    struct Mirror1: View {
      @Binding var text: String
      var body: some View {
        let _ = evaluated("Mirror1")
        Text(text)
      }
    }
    struct Entry2: View {
      @State private var text = ""
      var body: some View {
        let _ = evaluated("Entry2")
        VStack {
          TextField("t", text: $text)
          Mirror1(text: $text)
        }
      }
    }
    let stage = Stage { Entry2() }
    stage.expect(["Entry2": 1, "Mirror1": 1])
    try stage.host.type(thirtyKeystrokes, into: "t")
    stage.expect(["Mirror1": 30])
    #expect(stage.host.texts.last == thirtyKeystrokes)
  }

  @Test func `PROP-02 projecting an object's property in the screen ties the screen to it`() throws
  {
    struct ScreenA: View {
      @Bindable var cart: Cart2
      var body: some View {
        let _ = evaluated("ScreenA")
        VStack {
          TextField("coupon", text: $cart.coupon)
          List { ForEach(cart.lines) { Row2(line: $0) } }
        }
      }
    }
    let stage = Stage { ScreenA(cart: Cart2()) }
    stage.expect(["ScreenA": 1, "Row2": 200])
    try stage.host.type(thirtyKeystrokes, into: "coupon")
    stage.expect(["ScreenA": 30])
  }

  @Test func `PROP-02 projecting it in a view of its own leaves the screen alone`() throws {
    struct CouponField: View {
      @Bindable var cart: Cart2
      var body: some View {
        let _ = evaluated("CouponField")
        TextField("coupon", text: $cart.coupon)
      }
    }
    struct ScreenB: View {
      let cart: Cart2
      var body: some View {
        let _ = evaluated("ScreenB")
        VStack {
          CouponField(cart: cart)
          List { ForEach(cart.lines) { Row2(line: $0) } }
        }
      }
    }
    let stage = Stage { ScreenB(cart: Cart2()) }
    stage.expect(["ScreenB": 1, "CouponField": 1, "Row2": 200])
    try stage.host.type(thirtyKeystrokes, into: "coupon")
    stage.expect(["CouponField": 30])
  }

  private struct Child3: View {
    @State private var model = Model3()
    var body: some View {
      let _ = evaluated("Child3")
      Button("\(model.n)") { model.n += 1 }.accessibilityIdentifier("child")
    }
  }

  private struct Parent3: View {
    @State private var tint = 0
    var body: some View {
      let _ = evaluated("Parent3")
      VStack {
        Button("t\(tint)") { tint += 1 }.accessibilityIdentifier("parent")
        Child3()
      }
    }
  }

  @Test(arguments: [SimulationSettings.StateInitialValue.eager, .lazy])
  func `PROP-03 a state's model is made once per parent pass or once per place`(
    _ mode: SimulationSettings.StateInitialValue
  ) throws {
    var settings = SimulationSettings()
    settings.stateInitialValue = mode
    let stage = Stage(settings) { Parent3() }
    stage.expect(["Parent3": 1, "Child3": 1], closures: ["Model3.init": 1])
    try stage.host.tap("child")
    stage.expect(["Child3": 1], closures: [:])
    for _ in 1...5 { try stage.host.tap("parent") }
    switch mode {
    case .eager:
      // Another initial value makes the child's value different; no device has confirmed that.
      stage.expect(["Parent3": 5, "Child3": 5], closures: ["Model3.init": 5])
    case .lazy:
      stage.expect(["Parent3": 5], closures: [:])
    }
    #expect(stage.host.texts == ["t5", "1"])
  }

  private struct Carousel: View {
    let pages: [String]
    @State private var data: [String] = []
    init(pages: [String]) { self.pages = pages }
    var body: some View {
      let _ = evaluated("Carousel")
      Text(data.joined()).onAppear {
        ran("appear")
        data = pages
      }
    }
  }

  @Test func `PROP-07 a state seeded from an input stays while the identity stays`() throws {
    struct TabsA: View {
      @State private var tab = 0
      var body: some View {
        let _ = evaluated("TabsA")
        VStack {
          Button("n") { tab = 1 }
          Carousel(pages: tab == 0 ? ["a"] : ["b"])
        }
      }
    }
    let stage = Stage { TabsA() }
    stage.expect(["TabsA": 1, "Carousel": 2], closures: ["appear": 1])
    try stage.host.tap("n")
    stage.expect(["TabsA": 1, "Carousel": 1], closures: [:])
    #expect(stage.host.texts == ["n", "a"])
  }

  @Test func `PROP-07 another identity begins with a fresh state`() throws {
    struct TabsB: View {
      @State private var tab = 0
      var body: some View {
        let _ = evaluated("TabsB")
        VStack {
          Button("n") { tab = 1 }
          Carousel(pages: tab == 0 ? ["a"] : ["b"]).id(tab)
        }
      }
    }
    let stage = Stage { TabsB() }
    stage.expect(["TabsB": 1, "Carousel": 2], closures: ["appear": 1])
    try stage.host.tap("n")
    stage.expect(["TabsB": 1, "Carousel": 2], closures: ["appear": 1])
    #expect(stage.host.texts == ["n", "b"])
  }
}
