internal import Foundation
internal import Synchronization

/// Where messages are written: to standard error, from the level that `PERFBUDGET_LOG` names.
///
/// Sendable.
package struct LogOutput: Sendable {
  /// What the process writes to.
  static let standard = LogOutput(
    level: ProcessInfo.processInfo.environment["PERFBUDGET_LOG"],
    sink: { FileHandle.standardError.write(Data($0.utf8)) }
  )

  /// The least important level that is written; nil for none.
  private let threshold: Int?
  private let sink: @Sendable (String) -> Void

  /// An output for messages from a level on.
  ///
  /// - Parameters:
  ///   - level: `debug`, `info`, `default`, `error` or `fault`; anything else writes nothing.
  ///   - sink: Takes each line, with its end.
  package init(level: String?, sink: @escaping @Sendable (String) -> Void) {
    let levels: [OSLogType] = [.debug, .info, .default, .error, .fault]
    threshold = levels.first { $0.name == level }?.rank
    self.sink = sink
  }

  /// Whether messages of a level are written.
  package func writes(_ level: OSLogType) -> Bool {
    threshold.map { level.rank >= $0 } ?? false
  }

  /// Writes a line.
  package func write(_ text: String, level: OSLogType, log: OSLog) {
    let place = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
    sink("\(level.name) \(place.isEmpty ? "" : "[\(place)] ")\(text)\n")
  }
}
