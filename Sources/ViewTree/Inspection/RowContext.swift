package import Foundation

/// What a list says to the rows in it: how one is selected, deleted or moved.
@MainActor
final class RowContext {
  /// Selects the row with a value; gives nil where no row of such a value can be selected.
  let select: ((AnyHashable) -> (() -> Void)?)?
  /// Deletes rows of the nearest collection.
  let delete: ((IndexSet) -> Void)?
  /// Moves rows of the nearest collection before the row at an offset.
  let move: ((IndexSet, Int) -> Void)?
  /// Whether links in rows select their value instead of pushing a page.
  let linksSelect: Bool

  init(
    select: ((AnyHashable) -> (() -> Void)?)?,
    delete: ((IndexSet) -> Void)? = nil,
    move: ((IndexSet, Int) -> Void)? = nil,
    linksSelect: Bool = false
  ) {
    self.select = select
    self.delete = delete
    self.move = move
    self.linksSelect = linksSelect
  }

  /// What a row says to the content in it: its collection's edits do not reach inner ones.
  var insideRow: RowContext {
    delete == nil && move == nil ? self : RowContext(select: select, linksSelect: linksSelect)
  }

  /// The context with what a modifier of a collection adds.
  func adding(delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?) -> RowContext {
    RowContext(
      select: select,
      delete: delete ?? self.delete,
      move: move ?? self.move,
      linksSelect: linksSelect
    )
  }
}

/// What a person can do to a row, or to anything that has a menu.
package struct RowInteractions {
  /// Selects the row.
  package var choose: (() -> Void)?
  /// Deletes the row, as its standard swipe action does.
  package var delete: (() -> Void)?
  /// Moves the row before the one at an offset.
  package var move: ((Int) -> Void)?
  /// Does what a double click on the row does.
  package var primary: (() -> Void)?
  /// Opens the menu of a long press.
  package var menu: (() -> Void)?
  /// Uncovers the swipe actions, one closure for each modifier.
  package var swipes: [() -> Void] = []
  /// Ends a dialog for files: with their locations, or with nil where it is cancelled.
  package var files: (([URL]?) -> Void)?
  /// Takes a location that the app is given.
  package var open: ((URL) -> Void)?

  package init() {}
}

extension _Walk {
  /// Shows a row of a list around its content; content in no list is shown as it is.
  mutating func row(
    _ tag: AnyHashable,
    at index: Int,
    _ body: (inout _Walk) -> Void
  ) {
    guard !isUpdate, let context = rows else { return body(&self) }
    var element = Element(.row)
    element.interactions.row.choose = context.select?(tag)
    if let delete = context.delete {
      element.interactions.row.delete = { delete(IndexSet(integer: index)) }
    }
    if let move = context.move {
      element.interactions.row.move = { move(IndexSet(integer: index), $0) }
    }
    element.interactions.row.menu = rowMenu?.open(tag)
    element.interactions.row.primary = rowMenu?.primary(tag)
    rows = context.insideRow
    show(element, containing: body)
    rows = context
  }

  /// Changes the element of the row that is gone through.
  func changeRow(_ change: (inout RowInteractions) -> Void) {
    guard case .inspect(let inspector) = purpose else { return }
    inspector.changeInnermost(.row) { change(&$0.interactions.row) }
  }
}
