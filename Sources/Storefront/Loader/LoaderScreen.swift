import RenderSim

/// Something that is loaded when the screen appears, and a button to load it again.
struct LoaderScreen<Value: Equatable, Content: View>: View {
  let loader: Loader<Value>
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    VStack {
      ReloadButton(loader: loader)
      LoadingView(loader: loader, content: content)
    }
    .task { await loader.load() }
  }
}

/// What was loaded, or how far it is.
struct LoadingView<Value: Equatable, Content: View>: View {
  let loader: Loader<Value>
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    switch loader.state {
    case .idle, .loading: ProgressView()
    case .loaded(let value): content(value)
    case .failed(let message):
      Text(message)
      Button("Retry") { Task { await loader.load() } }
    }
  }
}

private struct ReloadButton<Value: Equatable>: View {
  let loader: Loader<Value>

  var body: some View {
    Button("Reload") { Task { await loader.load() } }
  }
}
