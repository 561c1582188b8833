/// A value that was read from a JSON text, with the place where it begins.
package struct JSONNode: Hashable, Sendable {
  /// A key of an object with its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var key: String

    /// Where the key begins.
    package var keyLocation: SourceLocation

    /// The value.
    package var node: JSONNode
  }

  /// What kinds of value there are.
  package indirect enum Value: Hashable, Sendable {
    /// An object; its members keep the order of the text and have distinct keys.
    case object([Member])
    /// An array.
    case array([JSONNode])
    /// A text.
    case string(String)
    /// A number that was written without fraction and exponent and fits an `Int`.
    case integer(Int)
    /// Any other number; finite.
    case number(Double)
    /// True or false.
    case bool(Bool)
    /// The word `null`.
    case null
  }

  /// The value.
  package var value: Value

  /// Where the value begins.
  package var location: SourceLocation
}

// MARK: - Words

extension JSONNode {
  /// The kind of value in the words of error messages: `a text`.
  package var kind: String {
    switch value {
    case .object: "an object"
    case .array: "a list"
    case .string(let text): "the text '\(text)'"
    case .integer(let number): "the number '\(number)'"
    case .number(let number): "the number '\(number)'"
    case .bool(let flag): "'\(flag)'"
    case .null: "'null'"
    }
  }
}
