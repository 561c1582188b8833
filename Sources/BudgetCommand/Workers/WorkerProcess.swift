package import BudgetKit
package import Foundation

/// A process of this executable that replays for another one.
@MainActor
package final class WorkerProcess {
  /// The environment variable that makes a process a worker.
  static let variable = "PERFBUDGET_WORKER"

  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private var lines: LineReader

  /// Starts a worker.
  ///
  /// - Throws: What `Process` throws if the executable cannot be started.
  package init(executable: URL) throws {
    lines = LineReader(descriptor: answers.fileHandleForReading.fileDescriptor)
    process.executableURL = executable
    process.environment = ProcessInfo.processInfo.environment.merging([Self.variable: "1"]) { $1 }
    process.standardInput = requests
    process.standardOutput = answers
    process.standardError = FileHandle.standardError
    try process.run()
    // The end of the worker is seen only when nobody here can write to its pipe.
    try? answers.fileHandleForWriting.close()
    try? requests.fileHandleForReading.close()
  }

  deinit {
    try? requests.fileHandleForWriting.close()
    if process.isRunning { process.terminate() }
  }

  /// Has the worker replay and waits for its answer.
  ///
  /// - Parameters:
  ///   - request: What to replay.
  ///   - limit: The longest real time that one event may take.
  /// - Returns: What was recorded.
  /// - Throws: `ReplayProblem`; after a crash or a time-out the worker is of no further use.
  package func record(
    _ request: WorkerRequest,
    within limit: Duration
  ) throws(ReplayProblem) -> Recording {
    var step = "mount"
    if var data = try? JSONEncoder().encode(request) {
      data.append(UInt8(ascii: "\n"))
      // A worker that is gone is noticed when its answer is read.
      try? requests.fileHandleForWriting.write(contentsOf: data)
    }
    while true {
      switch lines.next(within: limit) {
      case .line(let line):
        guard let message = try? JSONDecoder().decode(WorkerMessage.self, from: line) else {
          continue
        }
        switch message {
        case .step(let name): step = name
        case .recording(let recording): return recording
        case .problem(let text): throw .told(text)
        }
      case .end:
        process.waitUntilExit()
        throw .crashed(step: step, reason: reasonForEnd)
      case .timeout:
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        throw .timedOut(step: step, limit: limit)
      }
    }
  }

  private var reasonForEnd: String {
    let status = process.terminationStatus
    guard process.terminationReason == .uncaughtSignal else {
      return "it ended with the status '\(status)'"
    }
    let name = strsignal(status).map { String(cString: $0) }
    return "it was ended by the signal '\(status)'\(name.map { " (\($0))" } ?? "")"
  }
}
