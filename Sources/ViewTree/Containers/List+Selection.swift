extension List {
  /// Creates a list from elements that know their identity, in which several rows can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(ForEach(data, content: rowContent), RowSelection(selection))
  }

  /// Creates a list from elements whose identity is at a key path, in which several rows can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), RowSelection(selection))
  }

  /// Creates a list from the numbers of a range, which must stay the same, in which several rows can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), RowSelection(selection))
  }

  /// Creates a list from the elements behind a binding, in which several rows can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BindingElements<Data>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(ForEach(data, content: rowContent), RowSelection(selection))
  }

  /// Creates a list from the elements behind a binding whose identity is at a key path, in which several rows can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BindingElements<Data>, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), RowSelection(selection))
  }

  /// Creates a list from elements that know their identity, in which one row can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(ForEach(data, content: rowContent), RowSelection(selection))
  }

  /// Creates a list from elements whose identity is at a key path, in which one row can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), RowSelection(selection))
  }

  /// Creates a list from the numbers of a range, which must stay the same, in which one row can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), RowSelection(selection))
  }

  /// Creates a list from the elements behind a binding, in which one row can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BindingElements<Data>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(ForEach(data, content: rowContent), RowSelection(selection))
  }

  /// Creates a list from the elements behind a binding whose identity is at a key path, in which one row can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BindingElements<Data>, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), RowSelection(selection))
  }

  /// Creates a list from elements that know their identity, in which exactly one row is selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(ForEach(data, content: rowContent), .required(selection))
  }

  /// Creates a list from elements whose identity is at a key path, in which exactly one row is selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), .required(selection))
  }

  /// Creates a list from the numbers of a range, which must stay the same, in which exactly one row is selected.
  @_disfavoredOverload
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent), .required(selection))
  }

  /// Creates a list from the elements behind a binding, in which exactly one row is selected.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BindingElements<Data>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(ForEach(data, content: rowContent), .required(selection))
  }

  /// Creates a list from the elements behind a binding whose identity is at a key path, in which exactly one row is selected.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BindingElements<Data>, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent), .required(selection))
  }
}
