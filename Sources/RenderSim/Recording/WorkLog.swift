internal import Observation
internal import ObservationKit
internal import Simulation

#if canImport(Combine)
internal import Combine
#endif

/// Reads what happened on a screen besides evaluations, since it was read the last time.
@MainActor
final class WorkLog {
  private let time: SimulatedTime
  /// The requests that had been sent, and those among them that were open.
  private var requestCount = 0
  private var openRequests: Set<Int> = []
  /// The intervals that had begun, and those among them that were open.
  private var intervalCount = 0
  private var openIntervals: Set<Int> = []

  /// The log of a screen that has not done anything yet.
  init(_ time: SimulatedTime) {
    self.time = time
  }

  /// The work since the last call.
  func take() -> WorkCounts {
    var work = WorkCounts()
    if let writes = time.writes?.take() {
      work.writes = writes.writes
      work.equalWrites = writes.equalWrites
    }
    for made in time.objects?.takeMade() ?? [] where Self.isObservable(made.type) {
      work.modelInitialisations["\(made.type)", default: 0] += made.count
    }
    let tasks = time.tasks.takeCounts()
    work.startedTasks = tasks.started
    work.cancelledTasks = tasks.cancelled
    takeRequests(into: &work)
    takeIntervals(into: &work)
    return work
  }

  private static func isObservable(_ type: any AnyObject.Type) -> Bool {
    type is any Observable.Type || type is any ObservableObject.Type
  }

  private func takeRequests(into work: inout WorkCounts) {
    let requests = time.services.requests
    for request in requests[requestCount...] { work.requests[request.service, default: 0] += 1 }
    openRequests.formUnion(requestCount..<requests.count)
    requestCount = requests.count
    for index in openRequests {
      guard let end = requests[index].end else { continue }
      openRequests.remove(index)
      work.networkWait[requests[index].service, default: .zero] += end - requests[index].start
    }
  }

  private func takeIntervals(into work: inout WorkCounts) {
    let intervals = time.intervals.intervals
    openIntervals.formUnion(intervalCount..<intervals.count)
    intervalCount = intervals.count
    for index in openIntervals {
      guard let duration = intervals[index].virtualDuration else { continue }
      openIntervals.remove(index)
      guard intervals[index].kind == .interval else { continue }
      let name = intervals[index].key.name
      work.intervals[name, default: 0] += 1
      work.intervalTime[name, default: .zero] += duration
    }
  }
}
