extension View {
  /// Adds a search field with tokens.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: prompt,
        extra: ForEach(tokens.wrappedValue, content: token)
      )
    )
  }

  /// Adds a search field with tokens.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: Text(prompt),
        extra: ForEach(tokens.wrappedValue, content: token)
      )
    )
  }

  /// Adds a search field with tokens.
  @_disfavoredOverload
  public func searchable<
    S: StringProtocol,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: Text(prompt),
        extra: ForEach(tokens.wrappedValue, content: token)
      )
    )
  }

  /// Adds a search field with tokens; suggested ones are only drawn.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: prompt,
        extra: ForEach(tokens.wrappedValue, content: token)
      )
    )
  }

  /// Adds a search field with tokens; suggested ones are only drawn.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: Text(prompt),
        extra: ForEach(tokens.wrappedValue, content: token)
      )
    )
  }

  /// Adds a search field with tokens; suggested ones are only drawn.
  @_disfavoredOverload
  public func searchable<
    S: StringProtocol,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: Text(prompt),
        extra: ForEach(tokens.wrappedValue, content: token)
      )
    )
  }

  /// Adds a search field with tokens that can be edited.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: prompt,
        extra: ForEach(editableTokens, content: token)
      )
    )
  }

  /// Adds a search field with tokens that can be edited.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: Text(prompt),
        extra: ForEach(editableTokens, content: token)
      )
    )
  }

  /// Adds a search field with tokens that can be edited.
  @_disfavoredOverload
  public func searchable<
    S: StringProtocol,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: nil,
        prompt: Text(prompt),
        extra: ForEach(editableTokens, content: token)
      )
    )
  }

  /// Adds a search field with tokens; the screen says whether it is in use.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: isPresented,
        prompt: prompt,
        extra: ForEach(tokens.wrappedValue, content: token)
      )
    )
  }

  /// Adds a search field with tokens; the screen says whether it is in use.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: isPresented,
        prompt: Text(prompt),
        extra: ForEach(tokens.wrappedValue, content: token)
      )
    )
  }

  /// Adds a search field with tokens; the screen says whether it is in use.
  @_disfavoredOverload
  public func searchable<
    S: StringProtocol,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: isPresented,
        prompt: Text(prompt),
        extra: ForEach(tokens.wrappedValue, content: token)
      )
    )
  }

  /// Adds a search field with tokens; suggested ones are only drawn; the screen says whether it is in use.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: isPresented,
        prompt: prompt,
        extra: ForEach(tokens.wrappedValue, content: token)
      )
    )
  }

  /// Adds a search field with tokens; suggested ones are only drawn; the screen says whether it is in use.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: isPresented,
        prompt: Text(prompt),
        extra: ForEach(tokens.wrappedValue, content: token)
      )
    )
  }

  /// Adds a search field with tokens; suggested ones are only drawn; the screen says whether it is in use.
  @_disfavoredOverload
  public func searchable<
    S: StringProtocol,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: isPresented,
        prompt: Text(prompt),
        extra: ForEach(tokens.wrappedValue, content: token)
      )
    )
  }

  /// Adds a search field with tokens that can be edited; the screen says whether it is in use.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: isPresented,
        prompt: prompt,
        extra: ForEach(editableTokens, content: token)
      )
    )
  }

  /// Adds a search field with tokens that can be edited; the screen says whether it is in use.
  public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: isPresented,
        prompt: Text(prompt),
        extra: ForEach(editableTokens, content: token)
      )
    )
  }

  /// Adds a search field with tokens that can be edited; the screen says whether it is in use.
  @_disfavoredOverload
  public func searchable<
    S: StringProtocol,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    T: View
  >(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: isPresented,
        prompt: Text(prompt),
        extra: ForEach(editableTokens, content: token)
      )
    )
  }
}
