/// How often each reason led to an evaluation of each view.
///
/// An evaluation that several reasons led to counts once for each of them, so the sum over the
/// causes of a view may exceed its evaluations.
package struct CauseCounts: Hashable, Codable, Sendable {
  /// The counts above 0.
  package private(set) var values: [CauseEdge: Int] = [:]

  /// Creates counts of 0.
  package init() {}

  /// Creates counts from values, of which those of 0 are left out.
  package init(_ values: [CauseEdge: Int]) {
    self.values = values.filter { $0.value != 0 }
  }

  /// Counts how often each edge occurs.
  package init(counting edges: some Sequence<CauseEdge>) {
    for edge in edges { values[edge, default: 0] += 1 }
  }

  /// The count of `edge`.
  package subscript(edge: CauseEdge) -> Int { values[edge] ?? 0 }

  /// The edges that count more than 0, by view, then by cause.
  package var edges: [CauseEdge] { values.keys.sorted() }
}
