public import Foundation

/// Puts the columns of a table together.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/tablecolumnbuilder.
@resultBuilder
@MainActor
@preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column that is sorted as the table is; it settles the type of the column's comparator.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// A column by which rows cannot be sorted.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> _UnsortedColumns<TableColumn<RowValue, Never, Content, Label>, Sort> {
    _UnsortedColumns(columns: column)
  }

  /// Other columns.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// The first column.
  public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { first }

  /// A further column.
  public static func buildPartialBlock<A: TableColumnContent, B: TableColumnContent>(
    accumulated: A,
    next: B
  ) -> _ColumnPair<A, B>
  where
    A.TableRowValue == RowValue,
    B.TableRowValue == RowValue,
    A.TableColumnSortComparator == Sort,
    B.TableColumnSortComparator == Sort
  {
    _ColumnPair(first: accumulated, second: next)
  }

  /// An `if` without `else`.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// The first branch of a condition.
  public static func buildEither<A: TableColumnContent, B: TableColumnContent>(
    first: A
  ) -> _ConditionalContent<A, B>
  where A.TableRowValue == RowValue, B.TableRowValue == RowValue {
    _ConditionalContent(.first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<A: TableColumnContent, B: TableColumnContent>(
    second: B
  ) -> _ConditionalContent<A, B>
  where A.TableRowValue == RowValue, B.TableRowValue == RowValue {
    _ConditionalContent(.second(second))
  }
}

/// Columns, one after the other.
public struct _ColumnPair<First: TableColumnContent, Second: TableColumnContent>:
  TableColumnContent
where
  First.TableRowValue == Second.TableRowValue,
  First.TableColumnSortComparator == Second.TableColumnSortComparator
{
  /// The type of the values in rows.
  public typealias TableRowValue = First.TableRowValue
  /// How rows are sorted by the columns.
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  /// The type of the body.
  public typealias TableColumnBody = Self

  let first: First
  let second: Second

  /// Makes the cells of one row.
  public func _cells(
    for value: First.TableRowValue
  ) -> TupleView<First._Cells, Second._Cells> {
    TupleView(first._cells(for: value), second._cells(for: value))
  }

  /// Adds the titles.
  public func _addHeaders(to headers: inout [_TableHeader<First.TableColumnSortComparator>]) {
    first._addHeaders(to: &headers)
    second._addHeaders(to: &headers)
  }
}

/// Columns by which rows cannot be sorted, among columns by which they can.
public struct _UnsortedColumns<Columns: TableColumnContent, Sort: SortComparator>:
  TableColumnContent
where Columns.TableColumnSortComparator == Never {
  /// The type of the values in rows.
  public typealias TableRowValue = Columns.TableRowValue
  /// How rows are sorted by the columns.
  public typealias TableColumnSortComparator = Sort
  /// The type of the body.
  public typealias TableColumnBody = Self

  let columns: Columns

  /// Makes the cells of one row.
  public func _cells(for value: Columns.TableRowValue) -> Columns._Cells {
    columns._cells(for: value)
  }

  /// Adds the titles.
  public func _addHeaders(to headers: inout [_TableHeader<Sort>]) {
    var own: [_TableHeader<Never>] = []
    columns._addHeaders(to: &own)
    headers += own.map { _TableHeader(title: $0.title, comparator: nil) }
  }
}

// MARK: - Structure

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the values in rows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// How rows are sorted by the columns.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// The type of the body.
  public typealias TableColumnBody = Self

  /// Makes the cells of one row.
  public func _cells(for value: Wrapped.TableRowValue) -> Wrapped._Cells? {
    map { $0._cells(for: value) }
  }

  /// Adds the titles.
  public func _addHeaders(to headers: inout [_TableHeader<Wrapped.TableColumnSortComparator>]) {
    self?._addHeaders(to: &headers)
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent,
  FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  /// The type of the values in rows.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// How rows are sorted by the columns.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  /// The type of the body.
  public typealias TableColumnBody = Self

  /// Makes the cells of one row.
  public func _cells(
    for value: TrueContent.TableRowValue
  ) -> _ConditionalContent<TrueContent._Cells, FalseContent._Cells> {
    switch storage {
    case .first(let columns): .init(.first(columns._cells(for: value)))
    case .second(let columns): .init(.second(columns._cells(for: value)))
    }
  }

  /// Adds the titles.
  public func _addHeaders(
    to headers: inout [_TableHeader<TrueContent.TableColumnSortComparator>]
  ) {
    switch storage {
    case .first(let columns): columns._addHeaders(to: &headers)
    case .second(let columns): columns._addHeaders(to: &headers)
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the values in rows.
  public typealias TableRowValue = Content.TableRowValue
  /// How rows are sorted by the columns.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// The type of the body.
  public typealias TableColumnBody = Self

  /// Creates the group.
  public init<R: Identifiable, C: SortComparator>(
    @TableColumnBuilder<R, C> content: () -> Content
  ) where Content.TableRowValue == R, Content.TableColumnSortComparator == C {
    self.content = content()
  }

  /// Makes the cells of one row.
  public func _cells(for value: Content.TableRowValue) -> Content._Cells {
    content._cells(for: value)
  }

  /// Adds the titles.
  public func _addHeaders(to headers: inout [_TableHeader<Content.TableColumnSortComparator>]) {
    content._addHeaders(to: &headers)
  }
}
