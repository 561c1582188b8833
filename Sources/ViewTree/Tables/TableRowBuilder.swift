/// Puts the rows of a table together.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/tablerowbuilder.
@resultBuilder
@MainActor
@preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  /// Rows as they are.
  public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> Rows
  where Rows.TableRowValue == Value { rows }

  /// No row.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// The first rows.
  public static func buildPartialBlock<Rows: TableRowContent>(first rows: Rows) -> Rows
  where Rows.TableRowValue == Value { rows }

  /// Further rows.
  public static func buildPartialBlock<A: TableRowContent, B: TableRowContent>(
    accumulated: A,
    next: B
  ) -> _RowPair<A, B> where A.TableRowValue == Value, B.TableRowValue == Value {
    _RowPair(first: accumulated, second: next)
  }

  /// An `if` without `else`.
  public static func buildIf<Rows: TableRowContent>(_ rows: Rows?) -> Rows?
  where Rows.TableRowValue == Value { rows }

  /// The first branch of a condition.
  public static func buildEither<A: TableRowContent, B: TableRowContent>(
    first: A
  ) -> _ConditionalContent<A, B> where A.TableRowValue == Value, B.TableRowValue == Value {
    _ConditionalContent(.first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<A: TableRowContent, B: TableRowContent>(
    second: B
  ) -> _ConditionalContent<A, B> where A.TableRowValue == Value, B.TableRowValue == Value {
    _ConditionalContent(.second(second))
  }
}

/// No row.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of the values in rows.
  public typealias TableRowValue = Value
  /// The type of the body.
  public typealias TableRowBody = Self

  /// Nothing to go through.
  public static func _walkRows<Cells: View>(
    _ rows: UnsafePointer<Self>,
    _ cells: @escaping (Value) -> Cells,
    _ walk: inout _Walk
  ) {}
}

/// Rows, one after the other.
public struct _RowPair<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
  /// The type of the values in rows.
  public typealias TableRowValue = First.TableRowValue
  /// The type of the body.
  public typealias TableRowBody = Self

  let first: First
  let second: Second

  /// Goes through both.
  public static func _walkRows<Cells: View>(
    _ rows: UnsafePointer<Self>,
    _ cells: @escaping (First.TableRowValue) -> Cells,
    _ walk: inout _Walk
  ) {
    withUnsafePointer(to: rows.pointee.first) { First._walkRows($0, cells, &walk) }
    withUnsafePointer(to: rows.pointee.second) { Second._walkRows($0, cells, &walk) }
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the body.
  public typealias TableRowBody = Self

  /// Goes through the wrapped rows, if there are any.
  public static func _walkRows<Cells: View>(
    _ rows: UnsafePointer<Self>,
    _ cells: @escaping (Wrapped.TableRowValue) -> Cells,
    _ walk: inout _Walk
  ) {
    walk.structure(.branch(rows.pointee == nil ? 0 : 1)) { walk in
      guard let some = rows.pointee else { return }
      withUnsafePointer(to: some) { Wrapped._walkRows($0, cells, &walk) }
    }
  }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent,
  FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type of the body.
  public typealias TableRowBody = Self

  /// Goes through the branch that is shown.
  public static func _walkRows<Cells: View>(
    _ rows: UnsafePointer<Self>,
    _ cells: @escaping (TrueContent.TableRowValue) -> Cells,
    _ walk: inout _Walk
  ) {
    switch rows.pointee.storage {
    case .first(let rows):
      walk.structure(.branch(0)) { walk in
        withUnsafePointer(to: rows) { TrueContent._walkRows($0, cells, &walk) }
      }
    case .second(let rows):
      walk.structure(.branch(1)) { walk in
        withUnsafePointer(to: rows) { FalseContent._walkRows($0, cells, &walk) }
      }
    }
  }
}
