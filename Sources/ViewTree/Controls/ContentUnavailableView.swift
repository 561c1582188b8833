/// What stands where there is no content.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/contentunavailableview.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view from a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// Goes through label, description and actions.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.content(view.pointee.label)
    walk.content(view.pointee.description)
    walk.content(view.pointee.actions)
  }
}

extension ContentUnavailableView
where Label == ViewTree.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view from a title, a symbol and a description.
  public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    label = ViewTree.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates the view from a title, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) {
    label = ViewTree.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates the view from a title, a picture and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    label = ViewTree.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates the view from a title, a picture and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    label = ViewTree.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }
}

/// What stands where a search found nothing.
public struct SearchUnavailableContent {
  /// The label.
  public struct Label: View {
    /// The type of the body.
    public typealias Body = Never

    let text: String?

    /// Shows what was searched for; where it is not told, what is in the field around.
    public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
      let text = view.pointee.text ?? ""
      let title = text.isEmpty ? "No Results" : "No Results for “\(text)”"
      walk.content(ViewTree.Label(title, systemImage: "magnifyingglass"))
    }
  }

  /// The description.
  public struct Description: View {
    /// The type of the body.
    public typealias Body = Never

    /// Says what to do next.
    public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
      walk.content(Text(verbatim: "Check the spelling or try a new search."))
    }
  }

  /// No actions.
  public struct Actions: View {
    /// The type of the body.
    public typealias Body = Never

    /// Shows nothing.
    public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {}
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What stands where a search found nothing.
  public static var search: ContentUnavailableView { search(text: "") }

  /// What stands where a search for a text found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() }
    )
  }
}
