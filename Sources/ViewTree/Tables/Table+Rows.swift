public import Foundation

// MARK: From rows

extension Table {
  /// Creates a table from rows.
  public init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table from rows, sorted by its columns.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(rows: rows(), columns: columns(), sortOrder: sortOrder)
  }

  /// Creates a table from rows, with a selection.
  public init(
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns(), selection: RowSelection(selection))
  }

  /// Creates a table from rows, with a selection, sorted by its columns.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: RowSelection(selection),
      sortOrder: sortOrder
    )
  }

  /// Creates a table from rows, with a selection.
  public init(
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns(), selection: RowSelection(selection))
  }

  /// Creates a table from rows, with a selection, sorted by its columns.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: RowSelection(selection),
      sortOrder: sortOrder
    )
  }

  /// Creates a table from rows.
  public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table from rows, sorted by its columns.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(rows: rows(), columns: columns(), sortOrder: sortOrder)
  }

  /// Creates a table from rows, with a selection.
  public init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns(), selection: RowSelection(selection))
  }

  /// Creates a table from rows, with a selection, sorted by its columns.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: RowSelection(selection),
      sortOrder: sortOrder
    )
  }

  /// Creates a table from rows, with a selection.
  public init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows: rows(), columns: columns(), selection: RowSelection(selection))
  }

  /// Creates a table from rows, with a selection, sorted by its columns.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(),
      columns: columns(),
      selection: RowSelection(selection),
      sortOrder: sortOrder
    )
  }
}
