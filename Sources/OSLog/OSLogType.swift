/// How important a message is.
///
/// Sendable.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number that Apple's systems give it.
  public let rawValue: UInt8

  /// A level with a number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A level with a number.
  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What is always worth keeping.
  public static let `default` = OSLogType(0)
  /// What helps, but is not needed to find a fault.
  public static let info = OSLogType(1)
  /// What is of use during development only.
  public static let debug = OSLogType(2)
  /// A failure of the process.
  public static let error = OSLogType(0x10)
  /// A defect of the program.
  public static let fault = OSLogType(0x11)
}

extension OSLogType {
  /// The name as `PERFBUDGET_LOG` and the lines that are written have it.
  var name: String {
    switch self {
    case .debug: "debug"
    case .info: "info"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }

  /// The place among the levels, the least important one first.
  var rank: Int {
    switch self {
    case .debug: 0
    case .info: 1
    case .error: 3
    case .fault: 4
    default: 2
    }
  }
}
