/// Takes the parts of a message.
///
/// Not Sendable.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// A value that is worked out when it is needed.
  struct Value {
    let read: () -> Void
    let text: () -> String
  }

  enum Part {
    case text(String)
    case value(Value)
  }

  private(set) var parts: [Part] = []

  /// Takes no parts yet.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Takes text.
  public mutating func appendLiteral(_ literal: String) {
    if !literal.isEmpty { parts.append(.text(literal)) }
  }

  /// Takes a value, with what turns it into text.
  mutating func append<T>(
    _ value: @escaping () -> T,
    _ align: OSLogStringAlignment,
    _ privacy: OSLogPrivacy,
    _ format: @escaping (T) -> String
  ) {
    let text = { privacy.isHidden ? "<private>" : align.aligned(format(value())) }
    parts.append(.value(Value(read: { _ = value() }, text: text)))
  }
}
