extension View {
  /// Adds a search field.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: prompt,
        extra: EmptyView()
      )
    )
  }

  /// Adds a search field.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: Text(prompt),
        extra: EmptyView()
      )
    )
  }

  /// Adds a search field.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: Text(prompt),
        extra: EmptyView()
      )
    )
  }

  /// Adds a search field with suggestions.
  public func searchable<S2: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S2
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: prompt,
        extra: EmptyView()
      )
    )
    .searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions.
  public func searchable<S2: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S2
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: Text(prompt),
        extra: EmptyView()
      )
    )
    .searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions.
  @_disfavoredOverload
  public func searchable<S: StringProtocol, S2: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder suggestions: () -> S2
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: Text(prompt),
        extra: EmptyView()
      )
    )
    .searchSuggestions(suggestions)
  }

  /// Adds a search field; the screen says whether it is in use.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: isPresented,
        prompt: prompt,
        extra: EmptyView()
      )
    )
  }

  /// Adds a search field; the screen says whether it is in use.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: isPresented,
        prompt: Text(prompt),
        extra: EmptyView()
      )
    )
  }

  /// Adds a search field; the screen says whether it is in use.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: isPresented,
        prompt: Text(prompt),
        extra: EmptyView()
      )
    )
  }
}
