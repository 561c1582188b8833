/// A message with values in it, each with its privacy and format.
///
/// Not Sendable.
///
/// Values are closures, so that nothing is worked out for a message that goes nowhere.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  private let parts: [OSLogInterpolation.Part]

  /// A message without values.
  public init(stringLiteral value: String) {
    parts = [.text(value)]
  }

  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) {
    parts = stringInterpolation.parts
  }

  /// What is written.
  package var text: String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let literal): text += literal
      case .value(let value): text += value.text()
      }
    }
    return text
  }

  /// Reads the values without writing them.
  package func read() {
    for case .value(let value) in parts { value.read() }
  }
}
