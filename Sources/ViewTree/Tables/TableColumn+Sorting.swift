public import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column by which rows are sorted by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey),
      comparator: KeyPathComparator(value.forComparing),
      content: content
    )
  }

  /// Creates a column by which rows are sorted by a value, those without one first.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey),
      comparator: KeyPathComparator(value.forComparing),
      content: content
    )
  }

  /// Creates a column by which rows are sorted by a value with a comparator.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V>,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    let comparator = KeyPathComparator(value.forComparing, comparator: comparator)
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column by which rows are sorted by a text.
  public init(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let comparator = KeyPathComparator(value.forComparing, comparator: comparator)
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column by which rows are sorted by a value.
  @_disfavoredOverload
  public init<V: Comparable, S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value.forComparing),
      content: content
    )
  }

  /// Creates a column by which rows are sorted by a value, those without one first.
  @_disfavoredOverload
  public init<V: Comparable, S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value.forComparing),
      content: content
    )
  }

  /// Creates a column by which rows are sorted by a value with a comparator.
  @_disfavoredOverload
  public init<V, C: SortComparator, S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, V>,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    let comparator = KeyPathComparator(value.forComparing, comparator: comparator)
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// Creates a column by which rows are sorted by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let comparator = KeyPathComparator(value.forComparing, comparator: comparator)
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// Creates a column by which rows are sorted by a value.
  public init<V: Comparable>(
    _ text: Text,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value.forComparing), content: content)
  }

  /// Creates a column by which rows are sorted by a value, those without one first.
  public init<V: Comparable>(
    _ text: Text,
    value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value.forComparing), content: content)
  }

  /// Creates a column by which rows are sorted by a value with a comparator.
  public init<V, C: SortComparator>(
    _ text: Text,
    value: KeyPath<RowValue, V>,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    let comparator = KeyPathComparator(value.forComparing, comparator: comparator)
    self.init(label: text, comparator: comparator, content: content)
  }

  /// Creates a column by which rows are sorted by a text.
  public init(
    _ text: Text,
    value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    let comparator = KeyPathComparator(value.forComparing, comparator: comparator)
    self.init(label: text, comparator: comparator, content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of texts by which rows are sorted.
  public init(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    nonisolated(unsafe) let path = value
    let comparator = KeyPathComparator(value.forComparing, comparator: comparator)
    self.init(label: Text(titleKey), comparator: comparator) { Text($0[keyPath: path]) }
  }

  /// Creates a column of texts by which rows are sorted.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    nonisolated(unsafe) let path = value
    let comparator = KeyPathComparator(value.forComparing, comparator: comparator)
    self.init(label: Text(title), comparator: comparator) { Text($0[keyPath: path]) }
  }

  /// Creates a column of texts by which rows are sorted.
  public init(
    _ text: Text,
    value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) {
    nonisolated(unsafe) let path = value
    let comparator = KeyPathComparator(value.forComparing, comparator: comparator)
    self.init(label: text, comparator: comparator) { Text($0[keyPath: path]) }
  }
}
