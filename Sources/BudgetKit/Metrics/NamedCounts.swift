/// What was counted of each of several named things, such as the evaluations of view types.
///
/// A name that is absent counts 0.
package struct NamedCounts: Hashable, Codable, Sendable {
  /// The counts above 0, by name.
  package private(set) var values: [String: Int] = [:]

  /// Creates counts of 0.
  package init() {}

  /// Creates counts from values, of which those of 0 are left out.
  package init(_ values: [String: Int]) {
    self.values = values.filter { $0.value != 0 }
  }

  /// Counts how often each name occurs.
  package init(counting names: some Sequence<String>) {
    for name in names { values[name, default: 0] += 1 }
  }

  /// The count of `name`.
  package subscript(name: String) -> Int { values[name] ?? 0 }

  /// Whether all counts are 0.
  package var isEmpty: Bool { values.isEmpty }

  /// The names that count more than 0, in alphabetical order.
  package var names: [String] { values.keys.sorted() }

  /// Adds other counts to these.
  package mutating func add(_ other: NamedCounts) {
    values.merge(other.values, uniquingKeysWith: +)
  }

  /// These counts without some others, none below 0.
  package func subtracting(_ other: NamedCounts) -> NamedCounts {
    var rest: [String: Int] = [:]
    for (name, count) in values { rest[name] = max(0, count - other[name]) }
    return NamedCounts(rest)
  }
}

// MARK: - Literals

extension NamedCounts: ExpressibleByDictionaryLiteral {
  /// Creates counts from distinct names.
  package init(dictionaryLiteral elements: (String, Int)...) {
    self.init(Dictionary(uniqueKeysWithValues: elements))
  }
}
