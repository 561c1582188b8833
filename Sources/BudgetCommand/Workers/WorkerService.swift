internal import BudgetKit
internal import Foundation
internal import RenderSim
internal import Synchronization

/// The work of a worker process: replays what it is asked for, until nobody asks any more.
@MainActor
struct WorkerService {
  private let screens: [Screen]
  private let console: Console

  /// A service that answers on standard output.
  init(screens: [Screen], console: Console) {
    self.screens = screens
    self.console = console
  }

  /// Answers the requests on standard input.
  func run() {
    Self.endWithParent()
    var requests = LineReader(descriptor: STDIN_FILENO)
    while case .line(let line) = requests.next(within: nil) {
      do {
        send(answer(try JSONDecoder().decode(WorkerRequest.self, from: line)))
      } catch {
        send(.problem("The worker was asked for something unknown: \(error)."))
      }
    }
  }

  private func answer(_ request: WorkerRequest) -> WorkerMessage {
    do {
      let folder = try ScenarioFolder(request.folder, in: "/")
      let bytes = try folder.readScenario(request.scenario)
      let scenario = try Scenario.read(bytes, fileName: request.scenario)
      let plan = try ScenarioPlan(scenario, screens: screens)
      guard let variant = plan.variants.first(where: { $0.name == request.variant }) else {
        return .problem("The variant is gone.")
      }
      let replayer = Replayer(.renderSim(announce: { send(.step($0)) }))
      return .recording(
        try replayer.record(plan, variant, changes: request.changes, times: request.times)
      )
    } catch let error as ReplayProblem {
      return .problem(error.message)
    } catch {
      return .problem("The scenario changed meanwhile: \(error). Try again.")
    }
  }

  private func send(_ message: WorkerMessage) {
    let encoder = JSONEncoder()
    guard let data = try? encoder.encode(message) else { return }
    console.write(String(decoding: data, as: UTF8.self) + "\n", .output)
  }

  /// Ends this process when the one that started it is gone, whatever is under way.
  private static func endWithParent() {
    let parent = getppid()
    let watch = Thread {
      while getppid() == parent { Thread.sleep(forTimeInterval: 0.2) }
      _exit(ExitStatus.notReplayed.rawValue)
    }
    watch.stackSize = 128 * 1024
    watch.start()
  }
}
