internal import BudgetKit
internal import Foundation
internal import RenderSim

/// Makes recordings in other processes, so that a crash or a hang costs one variant only.
///
/// Two processes replay everything: their hash seeds differ, and so do the orders of their sets and
/// dictionaries. What depends on those is found out.
@MainActor
final class WorkerRecorder: Recorder {
  private let executable: URL
  private let folder: String
  private let limit: Duration
  private var workers: [WorkerProcess?] = [nil, nil]

  /// A recorder that starts its workers when it needs them.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - folder: The absolute path of the folder with the scenario files.
  ///   - limit: The longest real time that one event may take.
  init(executable: URL, folder: String, limit: Duration) {
    self.executable = executable
    self.folder = folder
    self.limit = limit
  }

  func record(
    _ plan: ScenarioPlan,
    _ variant: ScreenVariant,
    changes: [String: Int],
    times: Int?
  ) throws(ReplayProblem) -> Recording {
    var request = WorkerRequest(
      folder: folder,
      scenario: plan.scenario.name,
      variant: variant.name,
      changes: changes,
      times: times
    )
    let recording = try ask(0, request)
    request.times = nil
    var untimed = recording
    untimed.replayTimes = nil
    if let difference = RecordDifference(untimed, try ask(1, request)) {
      throw .notDeterministic(difference)
    }
    return recording
  }

  private func ask(_ index: Int, _ request: WorkerRequest) throws(ReplayProblem) -> Recording {
    let worker: WorkerProcess
    do {
      worker = try workers[index] ?? WorkerProcess(executable: executable)
    } catch {
      throw .told("The program '\(executable.path)' cannot be started for a replay: \(error).")
    }
    workers[index] = worker
    do {
      return try worker.record(request, within: limit)
    } catch {
      switch error {
      case .crashed, .timedOut: workers[index] = nil
      default: break
      }
      throw error
    }
  }
}
