public import Foundation

// MARK: From a collection

extension Table {
  /// Creates a table from elements.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns()
    )
  }

  /// Creates a table from elements, sorted by its columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Data.Element == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      sortOrder: sortOrder
    )
  }

  /// Creates a table from elements, with a selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: RowSelection(selection)
    )
  }

  /// Creates a table from elements, with a selection, sorted by its columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Data.Element == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: RowSelection(selection),
      sortOrder: sortOrder
    )
  }

  /// Creates a table from elements, with a selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: RowSelection(selection)
    )
  }

  /// Creates a table from elements, with a selection, sorted by its columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>,
    Data.Element == Value,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data: data),
      columns: columns(),
      selection: RowSelection(selection),
      sortOrder: sortOrder
    )
  }
}
