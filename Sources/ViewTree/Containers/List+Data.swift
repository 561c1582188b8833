extension List where SelectionValue == Never {
  /// Creates a list from elements that know their identity.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(ForEach(data, content: rowContent), .none)
  }

  /// Creates a list from elements whose identity is at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), .none)
  }

  /// Creates a list from the numbers of a range, which must stay the same.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), .none)
  }

  /// Creates a list from the elements behind a binding.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BindingElements<Data>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(ForEach(data, content: rowContent), .none)
  }

  /// Creates a list from the elements behind a binding whose identity is at a key path.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BindingElements<Data>, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), .none)
  }
}
