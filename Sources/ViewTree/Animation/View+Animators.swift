nonisolated extension View {
  /// Changes the view for one phase after the other.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: self)
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Changes the view for one phase after the other whenever `trigger` has changed.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: self)
    return PhaseAnimator(
      phases,
      trigger: trigger,
      content: { content(placeholder, $0) },
      animation: animation
    )
  }

  /// Changes the view for each frame of a way through keyframes.
  public func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: self)
    return KeyframeAnimator(
      initialValue: initialValue,
      repeating: repeating,
      content: { content(placeholder, $0) },
      keyframes: keyframes
    )
  }

  /// Changes the view for each frame of a way through keyframes whenever `trigger` has changed.
  public func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: self)
    return KeyframeAnimator(
      initialValue: initialValue,
      trigger: trigger,
      content: { content(placeholder, $0) },
      keyframes: keyframes
    )
  }
}
