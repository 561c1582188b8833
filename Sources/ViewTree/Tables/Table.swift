internal import Foundation

/// Rows in columns; only those on screen, and a few beyond, are made.
///
/// The closures of all columns run for a row when it is made, and when the body around runs.
/// What they read belongs to the row. A tap on the title of a column that rows are sorted by
/// writes the order; sorting is up to the screen.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/table.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  /// The type of the body.
  public typealias Body = Never

  let rows: Rows
  let columns: Columns
  let selection: RowSelection<Value.ID>
  let sortOrder: Binding<[Columns.TableColumnSortComparator]>?

  init(
    rows: Rows,
    columns: Columns,
    selection: RowSelection<Value.ID> = .none,
    sortOrder: Binding<[Columns.TableColumnSortComparator]>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sortOrder = sortOrder
  }

  /// Goes through the titles, then the rows with a window of their own.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let table = view.pointee
    var headers: [_TableHeader<Columns.TableColumnSortComparator>] = []
    table.columns._addHeaders(to: &headers)
    let order = table.sortOrder
    let titles = ForEach<Range<Int>, Int, TableTitle>(
      data: headers.indices,
      identity: { $0 },
      content: { [headers] in TableTitle(headers[$0], order) }
    )
    let outer = (walk.rows, walk.window)
    (walk.rows, walk.window) = (nil, nil)
    withUnsafePointer(to: titles) { type(of: titles)._walk($0, &walk) }
    (walk.rows, walk.window) = outer
    let columns = table.columns
    walk.lazily(rows: table.selection.context(in: walk.environment)) { walk in
      withUnsafePointer(to: table.rows) { rows in
        Rows._walkRows(rows, { columns._cells(for: $0) }, &walk)
      }
    }
  }
}

/// The title of a column; a tap sorts by it.
private struct TableTitle: View {
  typealias Body = Never

  let title: AnyView
  let sort: (() -> Void)?

  init<Sort: SortComparator>(_ header: _TableHeader<Sort>, _ order: Binding<[Sort]>?) {
    title = header.title
    if let comparator = header.comparator, let order {
      sort = { order.sort(by: comparator) }
    } else {
      sort = nil
    }
  }

  static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    guard let sort = view.pointee.sort else {
      return withUnsafePointer(to: view.pointee.title) { AnyView._walk($0, &walk) }
    }
    walk.show(
      {
        var element = Element(.button)
        element.interactions.tap = sort
        return element
      }()
    ) { walk in
      withUnsafePointer(to: view.pointee.title) { AnyView._walk($0, &walk) }
    }
  }
}

extension Binding {
  /// Has a comparator go first; where it does already, its direction is turned.
  fileprivate func sort<Sort: SortComparator>(by comparator: Sort) where Value == [Sort] {
    var order = wrappedValue
    func isSame(_ other: Sort) -> Bool {
      var (one, two) = (comparator, other)
      one.order = .forward
      two.order = .forward
      return one == two
    }
    if var first = order.first, isSame(first) {
      first.order = first.order == .forward ? .reverse : .forward
      order[0] = first
    } else {
      order.removeAll(where: isSame)
      order.insert(comparator, at: 0)
    }
    wrappedValue = order
  }
}

extension View {
  /// Says how tables look.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { drawing("tableStyle", style) }

  /// Shows or hides the titles of columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    drawing("tableColumnHeaders", visibility)
  }
}

/// How a table looks.
@MainActor
@preconcurrency
public protocol TableStyle {}

/// As the system has it.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// Set in from the edges.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style, with every second row coloured or not.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// With a border.
public struct BorderedTableStyle: TableStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style, with every second row coloured or not.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// As the system has it.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Set in from the edges.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Set in from the edges.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// With a border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// With a border.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
