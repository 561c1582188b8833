import SwiftUI

struct SketchStroke: Identifiable, Equatable, Sendable {
  let id: Int
  var points: [CGPoint]
  var color: Color
  var width: CGFloat

  var path: Path {
    Path { path in
      path.addLines(points)
    }
  }
}

struct Sketch: Equatable, Sendable {
  private(set) var strokes: [SketchStroke] = []
  private var undone: [SketchStroke] = []
  private var nextID = 0

  var canUndo: Bool { !strokes.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  mutating func begin(at point: CGPoint, color: Color, width: CGFloat) {
    strokes.append(SketchStroke(id: nextID, points: [point], color: color, width: width))
    nextID += 1
    undone = []
  }

  mutating func extend(to point: CGPoint) {
    strokes[strokes.count - 1].points.append(point)
  }

  mutating func undo() {
    undone.append(strokes.removeLast())
  }

  mutating func redo() {
    strokes.append(undone.removeLast())
  }

  mutating func clear() {
    self = Sketch()
  }
}

/// A canvas to draw on with a finger.
struct SketchScreen: View {
  @State private var sketch = Sketch()
  @State private var color = Color.black
  @State private var width: CGFloat = 4
  @State private var isConfirmingClear = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        SketchCanvas(sketch: $sketch, color: color, width: width)
          .overlay(alignment: .top) { SketchHint(isEmpty: !sketch.canUndo) }
        SketchTools(color: $color, width: $width)
      }
      .navigationTitle("Sketch")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          SketchHistory(canUndo: sketch.canUndo, canRedo: sketch.canRedo) { edit in
            withAnimation { edit(&sketch) }
          }
        }
        ToolbarItem(placement: .topBarLeading) {
          Button("Clear", role: .destructive) { isConfirmingClear = true }
            .disabled(!sketch.canUndo)
        }
      }
      .confirmationDialog("Clear the sketch?", isPresented: $isConfirmingClear) {
        Button("Clear Sketch", role: .destructive) { sketch.clear() }
      }
    }
  }
}

private struct SketchCanvas: View {
  @Binding var sketch: Sketch
  let color: Color
  let width: CGFloat
  @State private var isDrawing = false

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      for stroke in sketch.strokes {
        context.stroke(
          stroke.path,
          with: .color(stroke.color),
          style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round)
        )
      }
    }
    .gesture(drawing)
    .accessibilityIdentifier("canvas")
  }

  private var drawing: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .onChanged { value in
        if isDrawing {
          sketch.extend(to: value.location)
        } else {
          isDrawing = true
          sketch.begin(at: value.startLocation, color: color, width: width)
        }
      }
      .onEnded { _ in isDrawing = false }
  }
}

private struct SketchHint: View {
  let isEmpty: Bool

  var body: some View {
    Text(isEmpty ? "Draw with a finger" : "")
      .foregroundStyle(.secondary)
      .allowsHitTesting(false)
  }
}

private struct SketchHistory: View {
  let canUndo: Bool
  let canRedo: Bool
  let perform: ((inout Sketch) -> Void) -> Void

  var body: some View {
    Button("Undo", systemImage: "arrow.uturn.backward") { perform { $0.undo() } }
      .disabled(!canUndo)
    Button("Redo", systemImage: "arrow.uturn.forward") { perform { $0.redo() } }
      .disabled(!canRedo)
  }
}

private struct SketchTools: View {
  @Binding var color: Color
  @Binding var width: CGFloat

  var body: some View {
    HStack {
      ForEach([Color.black, .red, .blue], id: \.self) { swatch in
        Circle()
          .fill(swatch)
          .strokeBorder(.tint, lineWidth: swatch == color ? 3 : 0)
          .frame(width: 28, height: 28)
          .onTapGesture { color = swatch }
          .accessibilityLabel(Text(swatch.description))
          .accessibilityAddTraits(swatch == color ? [.isButton, .isSelected] : .isButton)
      }
      Slider(value: $width, in: 1...20) { Text("Width") }
    }
    .padding()
    .background(.bar)
  }
}

#Preview {
  SketchScreen()
}
