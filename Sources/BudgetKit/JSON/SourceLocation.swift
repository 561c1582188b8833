/// A place in a text file, as editors count it: both numbers start at 1.
package struct SourceLocation: Hashable, Sendable {
  /// The line.
  package var line: Int

  /// The column, in Unicode scalars.
  package var column: Int

  /// Creates a location.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  package static let start = SourceLocation(line: 1, column: 1)
}

// MARK: - Text

extension SourceLocation: CustomStringConvertible {
  /// The location in the form that terminals and editors make clickable: `3:7`.
  package var description: String { "\(line):\(column)" }
}

// MARK: - Order

extension SourceLocation: Comparable {
  /// Locations are ordered as they stand in the file.
  package static func < (first: SourceLocation, second: SourceLocation) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
