public import Foundation
internal import ViewTree

// MARK: Rows, menus and files

extension RenderHost {
  /// Selects a row of a list or a table, as a tap on it does; where several can be selected, a
  /// selected one is taken out.
  ///
  /// - Throws: `ReplayError` if there is no such row, or it cannot be selected.
  public func selectRow(_ row: String) throws(ReplayError) {
    guard let choose = try find(row, for: "select \(row)", \.choose) else { return }
    perform(choose)
  }

  /// Does what a double click on a row does.
  ///
  /// - Throws: `ReplayError` if there is no such row, or it has no such action.
  public func doubleClickRow(_ row: String) throws(ReplayError) {
    guard let action = try find(row, for: "double-click \(row)", \.primary) else { return }
    perform(action)
  }

  /// Deletes a row, as its standard swipe action does.
  ///
  /// - Throws: `ReplayError` if there is no such row, or it cannot be deleted.
  public func deleteRow(_ row: String) throws(ReplayError) {
    guard let delete = try find(row, for: "delete \(row)", \.delete) else { return }
    perform(delete)
  }

  /// Moves a row before the one at an offset, counted before the move.
  ///
  /// - Throws: `ReplayError` if there is no such row, or it cannot be moved.
  public func moveRow(_ row: String, to offset: Int) throws(ReplayError) {
    guard let move = try find(row, for: "move \(row)", \.move) else { return }
    perform { move(offset) }
  }

  /// Uncovers the swipe actions of a row, as one event; their buttons can be tapped after it.
  ///
  /// - Throws: `ReplayError` if there is no such row, or it has no swipe actions.
  public func swipeRow(_ row: String) throws(ReplayError) {
    let element = try controls.find(row, for: "swipe \(row)") {
      !$0.interactions.row.swipes.isEmpty
    }
    perform { for open in element.interactions.row.swipes { open() } }
  }

  /// Opens the context menu of a row or of anything else that has one, as one event.
  ///
  /// - Throws: `ReplayError` if there is no such control, or it has no menu.
  public func openMenu(of control: String) throws(ReplayError) {
    guard let open = try find(control, for: "open menu of \(control)", \.menu) else { return }
    perform(open)
  }

  /// Answers the dialog for files that is on screen, as one event.
  ///
  /// - Parameter files: The files that a person chooses; nil cancels the dialog.
  /// - Throws: `ReplayError` if there is no such dialog.
  public func chooseFiles(_ files: [URL]?) throws(ReplayError) {
    guard let answer = try find("files", for: "choose files", \.files) else { return }
    perform { answer(files) }
  }

  /// Gives the app a location, as following a link to it does, as one event.
  ///
  /// - Throws: `ReplayError` if no view on the screen takes locations.
  public func open(_ url: URL) throws(ReplayError) {
    guard let open = try find("app", for: "open \(url)", \.open) else { return }
    perform { open(url) }
  }

  /// The interaction of the first control called `name` that has it.
  private func find<Interaction>(
    _ name: String,
    for step: String,
    _ interaction: KeyPath<RowInteractions, Interaction?>
  ) throws(ReplayError) -> Interaction? {
    let element = try controls.find(name, for: step) {
      $0.interactions.row[keyPath: interaction] != nil
    }
    return element.interactions.row[keyPath: interaction]
  }
}
