import ObservationKit
import RenderSim

/// The loader as it was before observation: whoever holds it runs on each change.
enum ObservableObjectLoader {
  @MainActor
  final class Loader<Value: Equatable>: ObservableObject {
    @Published private(set) var state = LoadingState<Value>.idle

    private let subject: String
    private let fetch: @MainActor () async throws -> Value

    /// A loader of a subject, such as 'products', which messages name.
    init(_ subject: String, fetch: @escaping @MainActor () async throws -> Value) {
      self.subject = subject
      self.fetch = fetch
    }

    func load() async {
      state = .loading
      do {
        state = .loaded(try await fetch())
      } catch is CancellationError {
        state = .idle
      } catch {
        state = .failed("The \(subject) cannot be reached.")
      }
    }
  }

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

  struct LoadingView<Value: Equatable, Content: View>: View {
    @ObservedObject var loader: Loader<Value>
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
    @ObservedObject var loader: Loader<Value>

    var body: some View {
      Button("Reload") { Task { await loader.load() } }
    }
  }
}
