/// Rows of a table.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/tablerowcontent.
@MainActor
@preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the values in rows.
  associatedtype TableRowValue: Identifiable where TableRowValue == TableRowBody.TableRowValue
  /// The type of the body.
  associatedtype TableRowBody: TableRowContent

  /// What the rows consist of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

  /// Goes through the rows, beside their nodes; only the engine calls it.
  static func _walkRows<Cells: View>(
    _ rows: UnsafePointer<Self>,
    _ cells: @escaping (TableRowValue) -> Cells,
    _ walk: inout _Walk
  )
}

extension TableRowContent {
  /// Goes through the body.
  public static func _walkRows<Cells: View>(
    _ rows: UnsafePointer<Self>,
    _ cells: @escaping (TableRowValue) -> Cells,
    _ walk: inout _Walk
  ) {
    withUnsafePointer(to: rows.pointee.tableRowBody) { TableRowBody._walkRows($0, cells, &walk) }
  }
}

extension TableRowContent where TableRowBody == Self {
  /// The rows themselves.
  public var tableRowBody: Self { self }
}

/// One row of a table.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/tablerow.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the values in rows.
  public typealias TableRowValue = Value
  /// The type of the body.
  public typealias TableRowBody = Self

  private let value: Value

  /// Creates a row for a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Makes the cells in a place of their own.
  public static func _walkRows<Cells: View>(
    _ rows: UnsafePointer<Self>,
    _ cells: @escaping (Value) -> Cells,
    _ walk: inout _Walk
  ) {
    let (value, window) = (rows.pointee.value, walk.window)
    let (node, isNew) = walk.next { (parent, environment) -> ContentNode<Value, Cells> in
      ContentNode(cells, input: value, parent: parent, environment: environment, window: window)
    }
    if walk.isUpdate {
      if isNew { node.run() } else { node.receive(cells, input: value) }
    } else if walk.entersViews {
      walk.row(AnyHashable(value.id), at: 0) { walk in node.inspect(&walk) }
    }
  }
}

/// Rows made from the elements of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of the values in rows.
  public typealias TableRowValue = Data.Element
  /// The type of the body.
  public typealias TableRowBody = Self

  let data: Data

  /// Makes the cells of the rows on screen, as a `ForEach` does.
  public static func _walkRows<Cells: View>(
    _ rows: UnsafePointer<Self>,
    _ cells: @escaping (Data.Element) -> Cells,
    _ walk: inout _Walk
  ) {
    let view = ForEach<Data, Data.Element.ID, Cells>(
      data: rows.pointee.data,
      identity: { $0.id },
      content: cells
    )
    withUnsafePointer(to: view) { type(of: view)._walk($0, &walk) }
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values in rows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the body.
  public typealias TableRowBody = Self

  /// Makes the rows of the elements on screen.
  public static func _walkRows<Cells: View>(
    _ rows: UnsafePointer<Self>,
    _ cells: @escaping (Content.TableRowValue) -> Cells,
    _ walk: inout _Walk
  ) {
    let loop = rows.pointee
    let view = ForEach<Data, ID, TableRowView<Content, Cells>>(
      data: loop.data,
      identity: loop.identity,
      content: { TableRowView(rows: loop.content($0), cells: cells) },
      isConstantRange: loop.isConstantRange
    )
    withUnsafePointer(to: view) { type(of: view)._walk($0, &walk) }
  }
}

extension ForEach where Content: TableRowContent {
  /// Makes rows from elements that know their identity.
  public init<V: Identifiable>(
    _ data: Data,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == V {
    self.init(data: data, identity: { $0.id }, content: content)
  }

  /// Makes rows from elements whose identity is at a key path.
  public init<V: Identifiable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V {
    nonisolated(unsafe) let id = id
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }

  /// Makes one row for each element.
  @MainActor public init(_ data: Data)
  where
    Data.Element: Identifiable,
    ID == Data.Element.ID,
    Content == TableRow<Data.Element>
  {
    self.init(data: data, identity: { $0.id }, content: { TableRow($0) })
  }
}

/// Rows of a table as a view.
private struct TableRowView<Rows: TableRowContent, Cells: View>: View {
  typealias Body = Never

  let rows: Rows
  let cells: (Rows.TableRowValue) -> Cells

  static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    withUnsafePointer(to: view.pointee.rows) { Rows._walkRows($0, view.pointee.cells, &walk) }
  }
}

extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
  /// The type of the values in rows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the body.
  public typealias TableRowBody = Self

  /// Goes through the header, then the rows.
  public static func _walkRows<Cells: View>(
    _ rows: UnsafePointer<Self>,
    _ cells: @escaping (Content.TableRowValue) -> Cells,
    _ walk: inout _Walk
  ) {
    withUnsafePointer(to: rows.pointee.header) { Parent._walk($0, &walk) }
    withUnsafePointer(to: rows.pointee.content) { Content._walkRows($0, cells, &walk) }
  }
}

@MainActor
extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows with a header.
  public init<V: Identifiable>(
    @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) where Content.TableRowValue == V {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

@MainActor
extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows with a title.
  public init<V: Identifiable>(
    _ titleKey: LocalizedStringKey,
    @TableRowBuilder<V> content: () -> Content
  ) where Content.TableRowValue == V {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
}
