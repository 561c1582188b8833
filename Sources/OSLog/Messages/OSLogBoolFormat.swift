/// How a truth value is written.
///
/// Sendable.
public enum OSLogBoolFormat: Sendable {
  /// As `true` or `false`.
  case truth
  /// As `yes` or `no`.
  case answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
