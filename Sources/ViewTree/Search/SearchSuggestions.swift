/// A place around a search field that shows something while a person searches.
@MainActor
protocol SearchPlace: Node {
  var outerPlace: (any SearchPlace)? { get }
  func follow(_ state: SearchState, isSearching: Bool)
}

/// The nearest such place.
@MainActor
final class SearchPlaceReference {
  private weak var node: Node?

  init(_ place: any SearchPlace) {
    node = place
  }

  var place: (any SearchPlace)? { node as? any SearchPlace }
}

private struct SearchPlaceKey: EnvironmentKey {
  static var defaultValue: SearchPlaceReference? { nil }
}

extension EnvironmentValues {
  var searchPlace: SearchPlaceReference? {
    get { self[SearchPlaceKey.self] }
    set { self[SearchPlaceKey.self] = newValue }
  }
}

/// A modifier that shows views while a person uses a search field in its content.
struct SearchSuggestionsModifier<Suggestions: View>: ViewModifier {
  typealias Body = Never

  let suggestions: Suggestions

  static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let suggestions = modifier.pointee.suggestions
    let (node, _) = walk.next { parent, environment in
      Place(suggestions, parent: parent, environment: environment)
    }
    if walk.isUpdate { node.receive(suggestions) } else { walk.visit(node) }
    let outer = walk.environment
    walk.environment = node.scope
    Modified._walk(content, &walk)
    walk.environment = outer
  }

  private final class Place: Node, SearchPlace {
    /// The environment of the content, in which the place is found.
    let scope: EnvironmentScope
    private let pageScope: EnvironmentScope
    private let outer: EnvironmentScope
    private var suggestions: Suggestions
    private var page: ContentNode<Suggestions, Suggestions>?
    private var isSearching = false

    init(_ suggestions: Suggestions, parent: Node, environment: EnvironmentScope) {
      self.suggestions = suggestions
      outer = environment
      scope = EnvironmentScope(outer: environment)
      pageScope = EnvironmentScope(outer: environment)
      super.init(graph: parent.graph, parent: parent)
      var values = EnvironmentValues()
      values.searchPlace = SearchPlaceReference(self)
      _ = scope.replaceValues(by: values.changes)
    }

    var outerPlace: (any SearchPlace)? { EnvironmentValues(outer).searchPlace?.place }

    func receive(_ suggestions: Suggestions) {
      self.suggestions = suggestions
      page?.receive({ $0 }, input: suggestions)
    }

    func follow(_ state: SearchState, isSearching: Bool) {
      var values = EnvironmentValues()
      values.searchState = state
      values.isSearching = isSearching
      if pageScope.replaceValues(by: values.changes) { pageScope.invalidateReaders() }
      guard self.isSearching != isSearching else { return }
      self.isSearching = isSearching
      invalidate(.check)
    }

    override func update() {
      guard !reasons.isEmpty else { return }
      reasons = []
      if isSearching, page == nil {
        graph.schedulingChildren { makePage() }
      } else if !isSearching, let page {
        self.page = nil
        children = []
        graph.removeUpdated(page)
      }
    }

    private func makePage() {
      let page = ContentNode<Suggestions, Suggestions>(
        { $0 },
        input: suggestions,
        parent: self,
        environment: pageScope
      )
      self.page = page
      children = [page]
      graph.structureChanged()
      page.run()
    }

    override func inspect(_ walk: inout _Walk) { page?.inspect(&walk) }

    override func dispose() {
      scope.dispose()
      pageScope.dispose()
    }
  }
}

/// A modifier whose content completes the text of the search field when it is tapped.
struct SearchCompletionModifier: ViewModifier {
  typealias Body = Never

  let completion: String

  static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let completion = modifier.pointee.completion
    let state = EnvironmentValues(walk.environment).searchState
    let target = GestureTarget(priority: .normal, kinds: .tap) { _ in
      state?.complete(completion)
      return true
    }
    walk.visibly({ $0.gestures.append(target) }, { Modified._walk(content, &$0) })
  }
}

extension View {
  /// Shows views while a person uses the search field in the view.
  ///
  /// The closure is part of the body around; the views are evaluated while a person searches.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(SearchSuggestionsModifier(suggestions: suggestions()))
  }

  /// Says where suggestions are shown.
  public func searchSuggestions(
    _ visibility: Visibility,
    for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    drawing("searchSuggestions", Pair(visibility, placements))
  }

  /// Has a tap on the view put a text into the search field.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }

  /// Has a tap on the view put a token into the search field; here it only has an effect on drawing.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    drawing("searchCompletion", token)
  }

  /// Shows a choice of where to search while a person uses the search field in the view.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View {
    searchSuggestions { Picker(selection: scope, content: scopes) { Text(verbatim: "Scope") } }
  }

  /// Shows a choice of where to search while a person uses the search field in the view.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchSuggestions { Picker(selection: scope, content: scopes) { Text(verbatim: "Scope") } }
  }

  /// Says how a toolbar changes while a person searches.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    drawing("searchPresentationToolbarBehavior", behavior)
  }

  /// Says whether dictation is offered in search fields.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View {
    drawing("searchDictationBehavior", behavior)
  }
}

/// Where suggestions are shown.
nonisolated public enum SearchSuggestionsPlacement: Hashable, Sendable {
  /// As the system has it.
  case automatic
  /// In a menu.
  case menu
  /// In the content.
  case content

  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a place.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In the content.
    public static let content = Set(rawValue: 2)
  }
}

/// When the choice of where to search is shown.
nonisolated public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// Once something is typed.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// Once the field is in use.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// How a toolbar changes while a person searches.
nonisolated public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// It stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent"
  )
}

/// Whether dictation is offered.
nonisolated public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// It begins when the field is used.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")

  /// It is offered at the field.
  public static func inline(activation: DictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline \(activation)")
  }

  /// When dictation begins.
  public struct DictationActivation: Hashable, Sendable {
    private let name: String

    /// When the person asks for it.
    public static let onSelect = DictationActivation(name: "onSelect")
    /// When the field is looked at.
    public static let onLook = DictationActivation(name: "onLook")
  }
}
