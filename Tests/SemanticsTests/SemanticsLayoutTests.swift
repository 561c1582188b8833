internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// What changes of size and of scroll position evaluate.
@MainActor
struct SemanticsLayoutTests {
  private struct K: View {
    let a: Int
    var body: some View {
      let _ = evaluated("K")
      Text("\(a)")
    }
  }

  private enum Constant {
    struct P: View {
      var body: some View {
        let _ = evaluated("P")
        GeometryReader { _ in
          let _ = ran("geo")
          K(a: 1)
        }
      }
    }
  }

  @Test func `AN-009 another size runs the closure of a geometry reader and nothing else`() {
    let stage = Stage { Constant.P() }
    stage.expect(["P": 1, "K": 1], closures: ["geo": 1])
    stage.host.resize(width: 852, height: 393)
    stage.expect([:], closures: ["geo": 1])
    stage.host.resize(width: 852, height: 393)
    stage.expect([:], closures: [:])
  }

  private struct W: View {
    let w: Double
    var body: some View {
      let _ = evaluated("W")
      Text("\(Int(w))")
    }
  }

  private enum Sized {
    struct P: View {
      var body: some View {
        let _ = evaluated("P")
        GeometryReader { geometry in W(w: geometry.size.width) }
      }
    }
  }

  @Test func `AN-010 a child that takes the size is evaluated with it`() {
    let stage = Stage { Sized.P() }
    stage.expect(["P": 1, "W": 1])
    #expect(stage.host.texts == ["393"])
    stage.host.resize(width: 852, height: 393)
    stage.expect(["W": 1])
    #expect(stage.host.texts == ["852"])
  }

  private enum Measuring {
    struct P: View {
      @State private var w: CGFloat = 0
      var body: some View {
        let _ = evaluated("P")
        Text("\(Int(w))")
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            w = $0
          }
      }
    }
  }

  @Test func `AN-011 a size that is written to state costs a second evaluation`() {
    let stage = Stage { Measuring.P() }
    stage.expect(["P": 2])
    #expect(stage.host.texts == ["393"])
    stage.host.resize(width: 500, height: 500)
    stage.expect(["P": 1])
  }

  private enum Width: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  private struct Reporter: View {
    let width: Int
    var body: some View {
      let _ = evaluated("Reporter")
      Text("x").preference(key: Width.self, value: width)
    }
  }

  private enum Reported {
    struct P: View {
      let second: Int
      @State private var w = 0
      var body: some View {
        let _ = evaluated("P")
        VStack {
          Text("\(w)")
          Reporter(width: 3)
          Reporter(width: second)
        }
        .onPreferenceChange(Width.self) { w = $0 }
      }
    }
  }

  @Test func `AN-011 a reported value written to state costs a second evaluation`() {
    let stage = Stage { Reported.P(second: 7) }
    stage.expect(["P": 2, "Reporter": 2])
    #expect(stage.host.texts == ["7", "x", "x"])
    stage.host.replaceRoot { Reported.P(second: 2) }
    stage.expect(["P": 2, "Reporter": 1])
    #expect(stage.host.texts == ["3", "x", "x"])
    stage.host.replaceRoot { Reported.P(second: 1) }
    stage.expect(["P": 1, "Reporter": 1])
  }

  private enum Classed {
    struct P: View {
      @State private var wide = true
      var body: some View {
        let _ = evaluated("P")
        Text(wide ? "wide" : "narrow")
          .onGeometryChange(for: Bool.self) {
            $0.size.width > 300
          } action: {
            wide = $0
          }
      }
    }
  }

  @Test func `AN-012 a derived value that stays equal evaluates nothing`() {
    let stage = Stage { Classed.P() }
    stage.expect(["P": 1])
    stage.host.resize(width: 600, height: 900)
    stage.expect([:])
    stage.host.resize(width: 200, height: 900)
    stage.expect(["P": 1])
    #expect(stage.host.texts == ["narrow"])
  }

  private enum Offset {
    struct P: View {
      @State private var y: CGFloat = 0
      var body: some View {
        let _ = evaluated("P")
        ScrollView { Text("\(Int(y))") }
          .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
          } action: {
            y = $1
          }
      }
    }
  }

  @Test func `AN-013 an offset that is written to state costs an evaluation a frame`() {
    let stage = Stage { Offset.P() }
    stage.expect(["P": 1])
    for _ in 1...24 { stage.host.scroll(byPoints: 5) }
    stage.expect(["P": 24])
    #expect(stage.host.texts == ["120"])
  }

  // MARK: Reads in closures

  @Observable
  final class Show {
    var on = true

    func flip() { on.toggle() }
  }

  private struct ReaderScreen: View {
    let show: Show
    var body: some View {
      let _ = evaluated("ReaderScreen")
      VStack {
        GeometryReader { _ in Text(show.on ? "A" : "B") }
        Text("fixed")
      }
    }
  }

  private struct RowsScreen: View {
    let show: Show
    let ids = [1, 2, 3]
    var body: some View {
      let _ = evaluated("RowsScreen")
      ForEach(ids, id: \.self) { _ in Text(show.on ? "A" : "B") }
    }
  }

  @Test func `PRES-09 content closures follow what they read by themselves`() {
    let show = Show()
    let stage = Stage {
      ReaderScreen(show: show)
      RowsScreen(show: show)
    }
    stage.expect(["ReaderScreen": 1, "RowsScreen": 1])
    for expected in ["B", "A", "B"] {
      stage.after(expecting: [:]) { show.flip() }
      #expect(stage.host.texts == [expected, "fixed", expected, expected, expected])
    }
  }
}
