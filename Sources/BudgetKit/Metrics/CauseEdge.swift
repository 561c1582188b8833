/// A reason together with the view that was evaluated for it: `CartStore.couponCode -> CartListView`.
package struct CauseEdge: Hashable, Codable, Sendable {
  /// The reason, in the words of reports: `CartStore.couponCode`, `value (line)`.
  package var cause: String

  /// The view type whose body was evaluated.
  package var view: String

  /// Creates an edge.
  package init(cause: String, view: String) {
    self.cause = cause
    self.view = view
  }
}

// MARK: - Text

extension CauseEdge: CustomStringConvertible {
  private static let arrow = " -> "

  /// The edge as files and reports write it.
  package var description: String { cause + Self.arrow + view }

  /// Reads an edge back from its description.
  ///
  /// - Parameter description: A cause, an arrow and a view name, which holds no arrow itself.
  ///   The result is nil where there is no arrow, or nothing on one side of it.
  package init?(_ description: String) {
    guard let arrow = description.ranges(of: Self.arrow).last else { return nil }
    cause = String(description[..<arrow.lowerBound])
    view = String(description[arrow.upperBound...])
    if cause.isEmpty || view.isEmpty { return nil }
  }
}

// MARK: - Order

extension CauseEdge: Comparable {
  /// Edges are ordered by view, then by cause.
  package static func < (first: CauseEdge, second: CauseEdge) -> Bool {
    (first.view, first.cause) < (second.view, second.cause)
  }
}
