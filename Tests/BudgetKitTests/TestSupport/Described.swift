import Testing

/// A row of a table of tests that is named by the text it begins with.
protocol DescribedCase: Sendable, CustomTestStringConvertible {
  /// What sets the row apart.
  var name: String { get }
}

extension DescribedCase {
  var testDescription: String { name }
}
