import Observation
import RenderSim

/// A greeting above the field for the name.
struct GreetingScreen<Model: GreetingModel>: View {
  let model: Model

  var body: some View {
    VStack {
      GreetingLabel(model: model)
      NameField(model: model)
    }
  }
}

private struct GreetingLabel<Model: GreetingModel>: View {
  let model: Model

  var body: some View {
    Text(model.greeting)
  }
}

private struct NameField<Model: GreetingModel>: View {
  @Bindable var model: Model

  var body: some View {
    TextField("Name", text: $model.name)
      .accessibilityIdentifier("name")
  }
}
