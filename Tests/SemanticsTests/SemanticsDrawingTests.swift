internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// What shapes, layers and effects evaluate, and what a person can do with them.
@MainActor
struct SemanticsDrawingTests {
  private struct Leaf: View {
    let name: String
    var body: some View {
      let _ = evaluated("Leaf")
      Text(name)
    }
  }

  // MARK: Shapes

  private struct Swatches: View {
    @State private var selected = 0
    var body: some View {
      let _ = evaluated("Swatches")
      HStack {
        ForEach(0..<3) { index in
          Circle()
            .fill(index == selected ? Color.red : .gray)
            .strokeBorder(.white, lineWidth: 2)
            .onTapGesture { selected = index }
            .accessibilityIdentifier("swatch \(index)")
        }
        Circle()
        Text("\(selected)")
      }
    }
  }

  @Test func `a filled circle can be tapped, and a shape is no evaluation`() {
    let stage = Stage { Swatches() }
    stage.expect(["Swatches": 1])
    stage.tap("swatch 2", expecting: ["Swatches": 1])
    #expect(stage.host.texts == ["2"])
  }

  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Issue.record("An outline was asked for.")
      return Path(rect)
    }
  }

  private struct Drawn: View {
    @State private var width = 1.0
    var body: some View {
      let _ = evaluated("Drawn")
      Line().trim(from: 0, to: 0.5).stroke(.red, lineWidth: width)
      Canvas { context, size in
        ran("canvas")
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      } symbols: {
        Leaf(name: "symbol").tag(1)
      }
      Button("wider") { width += 1 }
    }
  }

  @Test func `no outline is asked for, but a canvas is drawn and its symbols are evaluated`() {
    let stage = Stage { Drawn() }
    stage.expect(["Drawn": 1, "Leaf": 1], closures: ["canvas": 1])
    stage.tap("wider", expecting: ["Drawn": 1], closures: ["canvas": 1])
    #expect(stage.host.texts == ["wider"])
  }

  @Observable
  final class Sketch {
    var points = 0
  }

  private struct Sketching: View {
    @State private var points = 0
    let sketch: Sketch
    var body: some View {
      let _ = evaluated("Sketching")
      Canvas { context, size in
        ran("canvas")
        for _ in 0..<(points + sketch.points) { context.fill(Path(), with: .foreground) }
      }
      Button("state") { points += 1 }
      Button("object") { sketch.points += 1 }
    }
  }

  @Test func `a state that a canvas draws belongs to its owner, a property to the canvas`() {
    let stage = Stage { Sketching(sketch: Sketch()) }
    stage.expect(["Sketching": 1], closures: ["canvas": 1])
    stage.tap("state", expecting: ["Sketching": 1], closures: ["canvas": 1])
    stage.tap("object", expecting: [:], closures: ["canvas": 1])
  }

  // MARK: Layers

  private struct Layered: View {
    @State private var count = 0
    var body: some View {
      let _ = evaluated("Layered")
      Button("up") { count += 1 }
        .background { Leaf(name: "back \(count / 2)") }
        .background(Leaf(name: "old"), alignment: .top)
        .overlay(alignment: .top) { if count > 0 { Leaf(name: "front") } }
        .mask { Leaf(name: "mask") }
        .background(.thinMaterial, in: .capsule)
    }
  }

  @Test func `layers are part of the body around, and each view in them is compared`() {
    let stage = Stage { Layered() }
    stage.expect(["Layered": 1, "Leaf": 3])
    stage.tap("up", expecting: ["Layered": 1, "Leaf": 1])
    #expect(stage.host.texts == ["up", "back 0", "old", "front"])
    stage.tap("up", expecting: ["Layered": 1, "Leaf": 1])
    #expect(stage.host.texts == ["up", "back 1", "old", "front"])
  }

  // MARK: Visibility

  private struct Fading: View {
    @State private var opacity = 0.0
    var body: some View {
      let _ = evaluated("Fading")
      Leaf(name: "faded").opacity(opacity)
      Leaf(name: "hidden").hidden()
      Button("show") { opacity = 1 }
    }
  }

  @Test func `what is transparent is evaluated and there, what is hidden is only evaluated`() {
    let stage = Stage { Fading() }
    stage.expect(["Fading": 1, "Leaf": 2])
    #expect(stage.host.texts == ["faded", "show"])
    stage.tap("show", expecting: ["Fading": 1])
    #expect(stage.host.texts == ["faded", "show"])
  }

  // MARK: Environment

  private struct Redacted: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View {
      let _ = evaluated("Redacted")
      Text(reasons.contains(.placeholder) ? "placeholder" : "content")
    }
  }

  private struct Loading: View {
    @State private var isLoading = true
    var body: some View {
      let _ = evaluated("Loading")
      Group {
        Redacted()
        Redacted().unredacted()
        Leaf(name: "leaf")
      }
      .redacted(reason: isLoading ? .placeholder : [])
      Button("loaded") { isLoading = false }
    }
  }

  @Test func `redaction evaluates the views that read it`() {
    let stage = Stage { Loading() }
    stage.expect(["Loading": 1, "Redacted": 2, "Leaf": 1])
    #expect(stage.host.texts == ["placeholder", "content", "leaf", "loaded"])
    stage.tap("loaded", expecting: ["Loading": 1, "Redacted": 1])
    #expect(stage.host.texts == ["content", "content", "leaf", "loaded"])
  }

  private struct Scaled: View {
    @ScaledMetric private var size = 17.0
    @ScaledMetric(relativeTo: .title) private var icon: CGFloat = 34
    var body: some View {
      let _ = evaluated("Scaled")
      Text("\(Int(size)) \(Int(icon))")
    }
  }

  private struct Sizes: View {
    @State private var size = DynamicTypeSize.large
    var body: some View {
      let _ = evaluated("Sizes")
      Scaled().dynamicTypeSize(size)
      Scaled().dynamicTypeSize(size).dynamicTypeSize(...DynamicTypeSize.xLarge)
      Leaf(name: "leaf")
      Button("larger") { size = .accessibility5 }
    }
  }

  @Test func `a scaled metric follows the size of text`() {
    let stage = Stage { Sizes() }
    stage.expect(["Sizes": 1, "Scaled": 2, "Leaf": 1])
    #expect(stage.host.texts == ["17 34", "17 34", "leaf", "larger"])
    stage.tap("larger", expecting: ["Sizes": 1, "Scaled": 2])
    #expect(stage.host.texts == ["53 106", "53 106", "leaf", "larger"])
  }

  // MARK: Namespaces

  private struct Matched: View {
    let space: Namespace.ID
    let name: String
    var body: some View {
      let _ = evaluated("Matched")
      Text(name).matchedGeometryEffect(id: name, in: space)
    }
  }

  private struct Matching: View {
    @Namespace private var first
    @Namespace private var second
    @State private var count = 0
    var body: some View {
      let _ = evaluated("Matching")
      Matched(space: first, name: "a")
      Button(first == second ? "same" : "different") { count += 1 }
        .opacity(count > 3 ? 0.5 : 1)
    }
  }

  @Test func `a namespace keeps its identity and is told apart from others`() {
    let stage = Stage { Matching() }
    stage.expect(["Matching": 1, "Matched": 1])
    stage.tap("different", expecting: ["Matching": 1])
  }
}
