/// Builds one view from the views of a closure.
@resultBuilder
nonisolated public struct ViewBuilder {
  /// A closure without views.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A closure with one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A closure with several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// A view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }

  /// A view that needs a newer system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
