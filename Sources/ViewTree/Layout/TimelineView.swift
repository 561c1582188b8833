public import Foundation
internal import Simulation

/// Content that is made anew at the dates of a schedule.
///
/// A tick runs the closure and leaves the view around alone.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/timelineview.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  /// When the content is made, and how often it may change.
  public typealias Context = TimelineViewContext

  private let schedule: Schedule
  private let content: (Context) -> Content

  /// Creates a timeline.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// Runs the closure for the current entry of the schedule.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let (node, isNew) = walk.next { parent, environment in
      TimelineNode(
        view.pointee.schedule,
        view.pointee.content,
        parent: parent,
        environment: environment
      )
    }
    guard walk.isUpdate else { return walk.visit(node) }
    if isNew { node.run() } else { node.receive(view.pointee.schedule, view.pointee.content) }
  }
}

/// When the content of a timeline is made, and how often it may change.
public struct TimelineViewContext: Hashable, Sendable {
  /// How often a timeline may change what it shows.
  public enum Cadence: Comparable, Hashable, Sendable {
    /// With each frame.
    case live
    /// Each second.
    case seconds
    /// Each minute.
    case minutes
  }

  /// The entry of the schedule.
  public let date: Date
  /// How often the content may change.
  public let cadence: Cadence
}

/// The place of a timeline; it waits for the next entry of its schedule.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  ContentNode<TimelineViewContext, Content>
{
  private var schedule: Schedule
  private var entries: Schedule.Entries.Iterator
  private var timer: Int?

  init(
    _ schedule: Schedule,
    _ content: @escaping (TimelineViewContext) -> Content,
    parent: Node,
    environment: EnvironmentScope
  ) {
    self.schedule = schedule
    let now = parent.graph.date
    entries = schedule.entries(from: now, mode: .normal).makeIterator()
    super.init(
      content,
      input: TimelineViewContext(date: now, cadence: .live),
      parent: parent,
      environment: environment
    )
    moveOn { current in setInput(TimelineViewContext(date: current, cadence: .live)) }
  }

  /// Takes new values from the view around; another schedule begins anew.
  func receive(_ new: Schedule, _ content: @escaping (TimelineViewContext) -> Content) {
    var context = input
    if !isSameValue(schedule, new) {
      schedule = new
      entries = new.entries(from: graph.date, mode: .normal).makeIterator()
      moveOn { context = TimelineViewContext(date: $0, cadence: .live) }
    }
    receive(content, input: context)
  }

  /// Takes the entries up to now and waits for the one after them.
  ///
  /// - Parameter useCurrent: Is given the last entry that is not in the future, or the first.
  private func moveOn(_ useCurrent: (Date) -> Void) {
    if let timer { graph.clock.cancel(timer) }
    timer = nil
    // An entry counts as reached up to a rounding error before it.
    let now = graph.date + 1e-6
    var current = entries.next()
    var next = current == nil ? nil : entries.next()
    while let date = next, date <= now {
      current = date
      next = entries.next()
    }
    guard let current else { return }
    useCurrent(current)
    if current > now {
      wait(for: current, then: next)
    } else if let next {
      wait(for: next, then: entries.next())
    }
  }

  private func wait(for date: Date, then following: Date?) {
    let delay = max(0, date.timeIntervalSince(graph.date))
    timer = graph.clock.schedule(at: graph.clock.now + .seconds(delay)) { [weak self] in
      guard let self, isAlive else { return }
      timer = nil
      change(TimelineViewContext(date: date, cadence: .live))
      if let following { wait(for: following, then: entries.next()) }
    }
  }

  override func dispose() {
    super.dispose()
    if let timer { graph.clock.cancel(timer) }
  }
}
