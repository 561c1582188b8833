public import Foundation

/// Columns of a table.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/tablecolumncontent.
@MainActor
@preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values in rows.
  associatedtype TableRowValue: Identifiable
  /// How rows are sorted by the columns.
  associatedtype TableColumnSortComparator: SortComparator
  /// The type of the body.
  associatedtype TableColumnBody: TableColumnContent
  where
    TableColumnBody.TableRowValue == TableRowValue,
    TableColumnBody.TableColumnSortComparator == TableColumnSortComparator
  /// The type of the cells of one row; only the engine uses it.
  associatedtype _Cells: View

  /// What the columns consist of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
  var tableColumnBody: TableColumnBody { get }

  /// Makes the cells of one row; only the engine calls it.
  func _cells(for value: TableRowValue) -> _Cells

  /// Collects the titles of the columns; only the engine calls it.
  func _addHeaders(to headers: inout [_TableHeader<TableColumnSortComparator>])
}

extension TableColumnContent {
  /// Makes the cells of one row.
  public func _cells(for value: TableRowValue) -> TableColumnBody._Cells {
    tableColumnBody._cells(for: value)
  }

  /// Collects the titles of the columns of the body.
  public func _addHeaders(to headers: inout [_TableHeader<TableColumnSortComparator>]) {
    tableColumnBody._addHeaders(to: &headers)
  }
}

extension TableColumnContent where TableColumnBody == Self {
  /// The columns themselves.
  public var tableColumnBody: Self { self }
}

/// The title of a column, and how rows are sorted by it.
public struct _TableHeader<Sort: SortComparator> {
  let title: AnyView
  let comparator: Sort?
}

/// One column of a table: its title, its cells and how rows are sorted by it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/tablecolumn.
public struct TableColumn<
  RowValue: Identifiable,
  Sort: SortComparator,
  Content: View,
  Label: View
>: TableColumnContent {
  /// The type of the values in rows.
  public typealias TableRowValue = RowValue
  /// How rows are sorted by the column.
  public typealias TableColumnSortComparator = Sort
  /// The type of the body.
  public typealias TableColumnBody = Self
  /// The type of the cell.
  public typealias _Cells = Content

  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var width: [CGFloat?] = []

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// Makes the cell of one row.
  public func _cells(for value: RowValue) -> Content { content(value) }

  /// Adds the title.
  public func _addHeaders(to headers: inout [_TableHeader<Sort>]) {
    headers.append(_TableHeader(title: AnyView(label), comparator: comparator))
  }

  /// The column with a width, in points.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.width = [width]
    return copy
  }

  /// The column with limits of its width, in points.
  public func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn {
    var copy = self
    copy.width = [min, ideal, max]
    return copy
  }
}

extension TableColumnContent {
  /// Names the column for rearranging columns.
  public func customizationID(_ id: String) -> Self { self }

  /// Says whether the column is there at first.
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }

  /// Says where cells stand.
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }

  /// Says what people can do with the column.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> Self {
    self
  }
}

/// Where the cells of a column stand.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = TableColumnAlignment(name: "automatic")
  /// At the side where text begins.
  public static let leading = TableColumnAlignment(name: "leading")
  /// In the middle.
  public static let center = TableColumnAlignment(name: "center")
  /// At the side where text ends.
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// At the sign between whole and part.
  public static let numeric = TableColumnAlignment(name: "numeric")
}

/// What people can do with a column.
nonisolated public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Changing its width.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 1)
  /// Moving it.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 2)
  /// Hiding it.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// Everything.
  public static let all = TableColumnCustomizationBehavior(rawValue: 7)
}
