import Observation

/// Loads something, again if it is asked to.
@MainActor
@Observable
final class Loader<Value: Equatable> {
  private(set) var state = LoadingState<Value>.idle

  @ObservationIgnored private let subject: String
  @ObservationIgnored private let fetch: @MainActor () async throws -> Value

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
