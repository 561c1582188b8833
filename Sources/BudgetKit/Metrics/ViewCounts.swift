/// How often each view type's body was evaluated; a view that is absent counts 0.
package struct ViewCounts: Hashable, Sendable {
  /// The counts above 0, by view type name.
  package private(set) var values: [String: Int] = [:]

  /// Creates counts of 0.
  package init() {}

  /// Creates counts from values, of which those of 0 are left out.
  package init(_ values: [String: Int]) {
    self.values = values.filter { $0.value != 0 }
  }

  /// Counts how often each name occurs.
  package init(counting views: some Sequence<String>) {
    for view in views { values[view, default: 0] += 1 }
  }

  /// The count of `view`.
  package subscript(view: String) -> Int { values[view] ?? 0 }

  /// Whether all counts are 0.
  package var isEmpty: Bool { values.isEmpty }

  /// The views that count more than 0, in alphabetical order.
  package var views: [String] { values.keys.sorted() }

  /// Adds other counts to these.
  package mutating func add(_ other: ViewCounts) {
    values.merge(other.values, uniquingKeysWith: +)
  }

  /// These counts without some others, none below 0.
  package func subtracting(_ other: ViewCounts) -> ViewCounts {
    var rest: [String: Int] = [:]
    for (view, count) in values { rest[view] = max(0, count - other[view]) }
    return ViewCounts(rest)
  }
}

// MARK: - Literals

extension ViewCounts: ExpressibleByDictionaryLiteral {
  /// Creates counts from distinct view names.
  package init(dictionaryLiteral elements: (String, Int)...) {
    self.init(Dictionary(uniqueKeysWithValues: elements))
  }
}
