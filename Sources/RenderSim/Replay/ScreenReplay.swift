internal import Foundation
internal import Simulation
internal import ViewTree

/// Replays steps on one variant of a screen.
@MainActor
public struct ScreenReplay {
  /// Whether evaluations are recorded with their causes; off while times are measured.
  public var recordsEvaluations = true

  /// Whether tasks may go on after the screen was left, as one that waits for messages all the
  /// time that the app runs; otherwise they are an error.
  public var allowsUnfinishedTasks = false

  /// Called before mounting and before each event, with what happens next.
  public var announce: @MainActor (String) -> Void = { _ in }

  /// Creates a replay with recording on.
  public init() {}

  /// Mounts the variant, performs the steps one event at a time, leaves the screen, and returns
  /// what was recorded.
  ///
  /// A minute of virtual time and up to a second of real time after the screen was left, its tasks
  /// have to be at their end.
  ///
  /// - Parameters:
  ///   - variant: The variant to mount, with fresh content.
  ///   - parameters: The values of all parameters that the screen declares.
  ///   - steps: What to perform, in order.
  /// - Returns: The record; its lists are empty where recording is off.
  /// - Throws: `ReplayError` for the first step that cannot be performed.
  public func run(
    _ variant: ScreenVariant,
    parameters: ScreenParameters,
    steps: [ReplayStep]
  ) throws(ReplayError) -> ReplayRecord {
    // Whatever holds the screen is gone when this returns.
    var (record, time) = try replay(variant, parameters, steps)
    guard recordsEvaluations else { return record }
    let unfinished = allowsUnfinishedTasks ? [] : time.waitForTasks(atMost: .seconds(1))
    let woken = time.tasks.originsWokenElsewhere
    guard woken.isEmpty else { throw .wokenFromOutside(origins: woken) }
    guard unfinished.isEmpty else { throw .unfinishedTasks(origins: unfinished) }
    for living in time.objects?.living() ?? [] {
      record.liveObjects["\(living.type)", default: 0] += living.count
    }
    return record
  }

  private func replay(
    _ variant: ScreenVariant,
    _ parameters: ScreenParameters,
    _ steps: [ReplayStep]
  ) throws(ReplayError) -> (ReplayRecord, SimulatedTime) {
    announce("mount")
    let screen = try MountedScreen(variant, parameters, records: recordsEvaluations)
    for step in steps { try screen.perform(step, announce) }
    announce("leave the screen")
    let record = screen.record
    screen.leave()
    if let service = screen.time.services.unaskedServices.first {
      let asked = Set(screen.time.services.requests.map(\.service)).sorted()
      throw .serviceNotAsked(service: service, asked: asked)
    }
    return (record, screen.time)
  }
}

extension SimulatedTime {
  /// Waits in real time for tasks that go on elsewhere, and says what those come from that remain.
  fileprivate func waitForTasks(atMost limit: Duration) -> [String] {
    let clock = ContinuousClock()
    let end = clock.now + limit
    while !tasks.unfinishedOrigins.isEmpty, clock.now < end {
      Thread.sleep(forTimeInterval: 0.005)
    }
    return tasks.unfinishedOrigins
  }
}
