import RenderSim

/// A parent that is evaluated often, above a child that makes its model as the value of a state.
struct BusyScreen: View {
  let workshop: Workshop
  @State private var ticks = 0

  var body: some View {
    VStack {
      Button("Tick") { ticks += 1 }
      Text("Tick \(ticks)")
      // What was made for the evaluations before this one.
      Text("\(workshop.count) models made")
      RecommendationView(workshop: workshop)
    }
  }
}

private struct RecommendationView: View {
  @State private var model: CostlyModel

  init(workshop: Workshop) {
    _model = State(wrappedValue: workshop.makeModel())
  }

  var body: some View {
    Text(model.title)
  }
}
