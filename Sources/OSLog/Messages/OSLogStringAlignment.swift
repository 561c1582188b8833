/// In how many columns, and on which side of them, a value stands.
///
/// Sendable.
public struct OSLogStringAlignment: Sendable {
  private enum Side {
    case left
    case right
  }

  private let side: Side
  private let columns: @Sendable () -> Int

  /// In as many columns as it needs.
  public static let none = OSLogStringAlignment(side: .left) { 0 }

  /// On the left of a number of columns.
  public static func left(
    columns: @autoclosure @escaping @Sendable () -> Int
  ) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns)
  }

  /// On the right of a number of columns.
  public static func right(
    columns: @autoclosure @escaping @Sendable () -> Int
  ) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns)
  }

  private init(side: Side, columns: @escaping @Sendable () -> Int) {
    self.side = side
    self.columns = columns
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns() - text.count))
    return side == .left ? text + space : space + text
  }
}
