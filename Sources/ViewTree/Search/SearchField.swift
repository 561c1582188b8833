/// The place of a search field: whether a person searches, and what is suggested meanwhile.
@MainActor
final class SearchState {
  private weak var node: SearchNode?

  init(_ node: SearchNode) {
    self.node = node
  }

  /// Ends the search, as the button beside the field does.
  func dismiss() { node?.dismiss() }

  /// Puts a text into the field, as choosing a suggestion does.
  func complete(_ text: String) { node?.complete(text) }
}

/// The place of a modifier that adds a search field.
final class SearchNode: Node {
  let scope: EnvironmentScope
  private(set) var isSearching = false
  private var text: Binding<String>
  private var isPresented: Binding<Bool>?
  private lazy var follower = BindingFollower<Bool>(self)
  private lazy var state = SearchState(self)
  /// The places around that show something while a person searches.
  private var places: [any SearchPlace] {
    var places: [any SearchPlace] = []
    var place = EnvironmentValues(outer).searchPlace?.place
    while let current = place {
      places.append(current)
      place = current.outerPlace
    }
    return places
  }
  private let outer: EnvironmentScope

  init(_ text: Binding<String>, parent: Node, environment: EnvironmentScope) {
    self.text = text
    outer = environment
    scope = EnvironmentScope(outer: environment)
    super.init(graph: parent.graph, parent: parent)
    writeEnvironment(isNew: true)
  }

  /// Takes new values from the view around.
  func receive(_ text: Binding<String>, _ isPresented: Binding<Bool>?) {
    self.text = text
    self.isPresented = isPresented
    reasons = []
    if let isPresented { isSearching = follower.read(isPresented) }
    writeEnvironment(isNew: false)
  }

  override func update() {
    guard !reasons.isEmpty else { return }
    reasons = []
    if let isPresented { isSearching = follower.read(isPresented) }
    writeEnvironment(isNew: false)
  }

  private func writeEnvironment(isNew: Bool) {
    var values = EnvironmentValues()
    values.isSearching = isSearching
    values.searchState = state
    let hasChanged = scope.replaceValues(by: values.changes)
    for place in places where place.isAlive { place.follow(state, isSearching: isSearching) }
    if hasChanged, !isNew { scope.invalidateReaders() }
  }

  /// Begins or ends the search.
  func setSearching(_ isSearching: Bool) {
    if let isPresented {
      isPresented.wrappedValue = isSearching
    } else {
      self.isSearching = isSearching
      graph.invalidate(self, .value, in: .current)
    }
  }

  func dismiss() {
    text.wrappedValue = ""
    setSearching(false)
    graph.focus.resign()
  }

  func complete(_ text: String) { self.text.wrappedValue = text }

  override func dispose() {
    follower.end()
    scope.dispose()
  }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct SearchStateKey: EnvironmentKey {
  static var defaultValue: SearchState? { nil }
}

extension EnvironmentValues {
  /// Whether a person uses the search field around the view.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the field around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(state: searchState) }

  var searchState: SearchState? {
    get { self[SearchStateKey.self] }
    set { self[SearchStateKey.self] = newValue }
  }
}

/// Ends a search: the field is emptied and left.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/dismisssearchaction.
public struct DismissSearchAction {
  let state: SearchState?

  /// Ends the search; does nothing where there is no search field.
  @MainActor
  public func callAsFunction() { state?.dismiss() }
}
