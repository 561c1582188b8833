nonisolated extension View {
  /// Animates changes of the view that come with a change of `value`.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes of the view.
  @_disfavoredOverload
  public func animation(_ animation: Animation?) -> some View {
    drawing("animation", animation)
  }

  /// Changes the transactions that the view is updated in.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    drawing("transaction", transform)
  }

  /// Changes the transactions that the view is updated in when `value` differs.
  public func transaction<V: Equatable>(
    value: V,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    drawing("transaction", Pair(value, transform))
  }

  /// Animates changes that modifiers make; they are applied as part of the body around.
  public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self)).drawing("animation", animation)
  }
}
