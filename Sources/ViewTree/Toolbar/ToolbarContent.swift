/// Items in the bars of a screen.
///
/// Content with a body is a boundary like a view: its body is evaluated when its own value or
/// something it read has changed.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/toolbarcontent.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// What the content consists of.
  @ToolbarContentBuilder var body: Body { get }

  /// Goes through the content's places, beside their nodes; only the engine calls it.
  static func _walkToolbar(_ content: UnsafePointer<Self>, _ walk: inout _Walk)
}

/// Items in the bars of a screen that people can rearrange.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/customizabletoolbarcontent.
@MainActor
@preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Hands the content to a node of its own.
  public static func _walkToolbar(_ content: UnsafePointer<Self>, _ walk: inout _Walk) {
    // A struct with one stored property starts with it.
    walk.composite(UnsafeRawPointer(content).assumingMemoryBound(to: ToolbarBody<Self>.self))
  }
}

extension ToolbarContent where Body == Never {
  /// Never called: the content has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body. This is a defect in perfbudget.")
  }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
  /// Never called: there is no value of the type.
  public static func _walkToolbar(_ content: UnsafePointer<Never>, _ walk: inout _Walk) {}
}

/// Toolbar content with a body as a view, so that it has the node and the gate of one.
private struct ToolbarBody<Content: ToolbarContent>: View, DescribedView {
  var content: Content

  var body: ToolbarView<Content.Body> { ToolbarView(content: content.body) }

  static var describedType: Any.Type { Content.self }
}

/// Toolbar content as a view without a body.
struct ToolbarView<Content: ToolbarContent>: View {
  typealias Body = Never

  var content: Content

  static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    Content._walkToolbar(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
  }
}

// MARK: - Structure

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Goes through the wrapped content, if there is any.
  public static func _walkToolbar(_ content: UnsafePointer<Self>, _ walk: inout _Walk) {
    let view = content.pointee.map { ToolbarView(content: $0) }
    withUnsafePointer(to: view) { Optional<ToolbarView<Wrapped>>._walk($0, &walk) }
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// Goes through the branch that is shown.
  public static func _walkToolbar(_ content: UnsafePointer<Self>, _ walk: inout _Walk) {
    let view: _ConditionalContent<ToolbarView<TrueContent>, ToolbarView<FalseContent>> =
      switch content.pointee.storage {
      case .first(let content): .init(.first(ToolbarView(content: content)))
      case .second(let content): .init(.second(ToolbarView(content: content)))
      }
    withUnsafePointer(to: view) { type(of: view)._walk($0, &walk) }
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates the group.
  public init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Goes through the content.
  public static func _walkToolbar(_ content: UnsafePointer<Self>, _ walk: inout _Walk) {
    withUnsafePointer(to: content.pointee.content) { Content._walkToolbar($0, &walk) }
  }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ForEach: ToolbarContent where Content: ToolbarContent {
  /// Goes through the content of each element.
  public static func _walkToolbar(_ content: UnsafePointer<Self>, _ walk: inout _Walk) {
    let items = content.pointee
    let view = ForEach<Data, ID, ToolbarView<Content>>(
      data: items.data,
      identity: items.identity,
      content: { ToolbarView(content: items.content($0)) }
    )
    withUnsafePointer(to: view) { type(of: view)._walk($0, &walk) }
  }
}

extension ForEach where Content: ToolbarContent {
  /// Makes items from elements that know their identity.
  public init(
    _ data: Data,
    @ToolbarContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identity: { $0.id }, content: content)
  }

  /// Makes items from elements whose identity is at a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ToolbarContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    nonisolated(unsafe) let id = id
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }
}
