/// Builds toolbar content from the items of a closure.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/toolbarcontentbuilder.
@resultBuilder
@MainActor
@preconcurrency
public struct ToolbarContentBuilder {
  /// A closure with one item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A closure with several items.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(repeat each content)
  }

  /// An item as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of a condition.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }

  /// An item that needs a newer system.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _AnyToolbarContent {
    _AnyToolbarContent(view: AnyView(ToolbarView(content: content)))
  }
}

/// Several items, one after the other.
public struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  /// The type of the body.
  public typealias Body = Never

  let value: (repeat each Content)

  init(_ content: repeat each Content) {
    value = (repeat each content)
  }

  /// Goes through the items in order.
  public static func _walkToolbar(_ content: UnsafePointer<Self>, _ walk: inout _Walk) {
    repeat visit(each content.pointee.value, &walk)
  }

  private static func visit<Part: ToolbarContent>(_ part: Part, _ walk: inout _Walk) {
    withUnsafePointer(to: part) { Part._walkToolbar($0, &walk) }
  }
}

extension TupleToolbarContent: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

/// Toolbar content whose type is hidden.
public struct _AnyToolbarContent: CustomizableToolbarContent {
  /// The type of the body.
  public typealias Body = Never

  let view: AnyView

  /// Goes through the hidden content.
  public static func _walkToolbar(_ content: UnsafePointer<Self>, _ walk: inout _Walk) {
    withUnsafePointer(to: content.pointee.view) { AnyView._walk($0, &walk) }
  }
}
