/// Rows of text in aligned columns, for a terminal.
package struct TextTable {
  /// One piece of text in a row.
  package struct Cell {
    var text: String
    var tone: TextStyle.Tone

    /// Creates a cell.
    package init(_ text: String, _ tone: TextStyle.Tone = .plain) {
      self.text = text
      self.tone = tone
    }
  }

  /// A column: its heading and the side to which its texts are moved.
  package struct Column {
    var heading: String
    var isNumeric: Bool

    /// Creates a column; numbers are aligned to the right.
    package init(_ heading: String, isNumeric: Bool = false) {
      self.heading = heading
      self.isNumeric = isNumeric
    }
  }

  private let columns: [Column]
  private var rows: [[Cell]] = []

  /// Creates a table without rows.
  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row.
  ///
  /// - Parameter cells: At most one cell a column, from the left.
  package mutating func add(_ cells: [Cell]) {
    precondition(cells.count <= columns.count, "The row has '\(cells.count)' cells, too many.")
    rows.append(cells)
  }

  /// The table's lines, indented by two spaces, without spaces at the end of a line.
  package func lines(_ style: TextStyle) -> [String] {
    let heading = columns.map { Cell($0.heading, .strong) }
    let widths = columns.indices.map { index in
      ([heading] + rows).map { index < $0.count ? $0[index].text.count : 0 }.max() ?? 0
    }
    return ([heading] + rows).map { line($0, widths, style) }
  }

  private func line(_ cells: [Cell], _ widths: [Int], _ style: TextStyle) -> String {
    var line = ""
    var pendingSpaces = 0
    for (index, cell) in cells.enumerated() {
      let padding = widths[index] - cell.text.count
      pendingSpaces += 2 + (columns[index].isNumeric ? padding : 0)
      if !cell.text.isEmpty {
        line += String(repeating: " ", count: pendingSpaces) + style.apply(cell.tone, to: cell.text)
        pendingSpaces = 0
      }
      pendingSpaces += columns[index].isNumeric ? 0 : padding
    }
    return line
  }
}
