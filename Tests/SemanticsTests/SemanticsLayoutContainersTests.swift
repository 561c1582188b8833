internal import Foundation
internal import RenderSim
internal import Testing

/// What layouts evaluate.
@MainActor
struct SemanticsLayoutContainersTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      let _ = evaluated("Counter")
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private struct Rows: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      Issue.record("A size was asked for.")
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      Issue.record("Places were asked for.")
    }
  }

  private struct Switching: View {
    @State private var isWide = false
    var body: some View {
      let _ = evaluated("Switching")
      let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(Rows())
      layout {
        Counter(name: "counter")
        Button("turn") { isWide.toggle() }
      }
    }
  }

  @Test func `views keep their state when a layout of any type changes`() {
    let stage = Stage { Switching() }
    stage.expect(["Switching": 1, "Counter": 1], closures: [:])
    stage.tap("counter 0", expecting: ["Counter": 1])
    stage.tap("turn", expecting: ["Switching": 1], closures: [:])
    #expect(stage.host.texts == ["counter 1", "turn"])
  }

  private struct Fitting: View {
    @State private var isShort = false
    var body: some View {
      let _ = evaluated("Fitting")
      ViewThatFits {
        if !isShort { Counter(name: "long") }
        Counter(name: "short")
      }
      Button("shorten") { isShort = true }
    }
  }

  @Test func `the first of several views fits, and the others are not evaluated`() {
    let stage = Stage { Fitting() }
    stage.expect(["Fitting": 1, "Counter": 1])
    #expect(stage.host.texts == ["long 0", "shorten"])
    stage.tap("shorten", expecting: ["Fitting": 1, "Counter": 1])
    #expect(stage.host.texts == ["short 0", "shorten"])
  }
}
