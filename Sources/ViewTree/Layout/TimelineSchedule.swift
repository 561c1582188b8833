public import Foundation
internal import Simulation

/// The dates at which a timeline makes its content anew.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/timelineschedule.
public protocol TimelineSchedule {
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// How often a timeline is updated.
  typealias Mode = TimelineScheduleMode

  /// The dates in ascending order, beginning at or before `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline is updated.
public enum TimelineScheduleMode: Sendable {
  /// As the schedule has it.
  case normal
  /// Rarely.
  case lowFrequency
}

/// A date at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a schedule with a date every `interval` seconds; a present `startDate` is the
  /// simulation's present.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = onGraphThread { Graph.simulated(startDate) }
    self.interval = interval
  }

  /// The dates from the last one at or before `startDate`.
  public func entries(from startDate: Date, mode: Mode) -> PeriodicEntries {
    let passed = startDate.timeIntervalSince(self.startDate) / interval
    // A date that was reached by adding intervals may lie a rounding error before it.
    let index = max(0, (passed + 1e-6).rounded(.down))
    return PeriodicEntries(start: self.startDate, interval: interval, index: index)
  }

  /// Dates at regular intervals, without end.
  public struct PeriodicEntries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var index: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { index += 1 }
      return start + index * interval
    }
  }
}

/// A date at the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The dates from the last full minute at or before `startDate`.
  public func entries(
    from startDate: Date,
    mode: Mode
  ) -> PeriodicTimelineSchedule.PeriodicEntries {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return .init(start: Date(timeIntervalSinceReferenceDate: 0), interval: 60, index: minutes)
  }
}

/// Dates from a sequence.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from dates in ascending order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A date for every frame of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let minimumInterval: TimeInterval?
  private let isPaused: Bool

  /// Creates a schedule with at least `minimumInterval` seconds between dates; nil for each frame.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// The frames from `startDate` on, or only the first while paused.
  public func entries(from startDate: Date, mode: Mode) -> FrameEntries {
    let frame = onGraphThread { 1 / Double(Graph.currentSettings.framesPerSecond) }
    return FrameEntries(
      start: startDate,
      interval: max(frame, minimumInterval ?? 0),
      isPaused: isPaused
    )
  }

  /// The dates of frames.
  public struct FrameEntries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    let isPaused: Bool
    var index = 0.0

    /// The next date.
    public mutating func next() -> Date? {
      if isPaused, index > 0 { return nil }
      defer { index += 1 }
      return start + index * interval
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A date at regular intervals.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A date at the beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A date for every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A date for every frame, with at least `minimumInterval` seconds between dates.
  public static func animation(
    minimumInterval: TimeInterval? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates from a sequence.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
