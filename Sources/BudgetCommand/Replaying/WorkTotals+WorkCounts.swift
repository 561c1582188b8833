internal import BudgetKit
internal import RenderSim

extension WorkTotals {
  /// The counts in files for those of a replay; times are in whole milliseconds.
  init(_ work: WorkCounts) {
    self.init([
      .writes: NamedCounts(work.writes),
      .equalWrites: NamedCounts(work.equalWrites),
      .modelInitialisations: NamedCounts(work.modelInitialisations),
      .tasks: ["started": work.startedTasks, "cancelled": work.cancelledTasks],
      .requests: NamedCounts(work.requests),
      .networkWait: NamedCounts(work.networkWait.mapValues(\.milliseconds)),
      .intervals: NamedCounts(work.intervals),
      .intervalTime: NamedCounts(work.intervalTime.mapValues(\.milliseconds)),
    ])
  }
}

extension Duration {
  /// The duration in whole milliseconds, rounded to the nearest.
  fileprivate var milliseconds: Int { Int((self / .milliseconds(1)).rounded()) }
}
