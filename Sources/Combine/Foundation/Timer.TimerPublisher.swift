public import Foundation
internal import Simulation

extension Timer {
  /// Sends the date again and again, once it is connected.
  ///
  /// While a screen is simulated, it follows the screen's clock.
  ///
  /// Not Sendable, as in Combine.
  public final class TimerPublisher: ConnectablePublisher {
    /// It sends dates.
    public typealias Output = Date
    /// It cannot fail.
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public let interval: TimeInterval
    /// How much later a date may come, in seconds.
    public let tolerance: TimeInterval?
    /// The run loop that the timer belongs to.
    public let runLoop: RunLoop
    /// The mode in which the timer runs.
    public let mode: RunLoop.Mode
    /// The options for the run loop.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// A publisher with the given parts.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Starts the timer; the first date is sent after one interval.
    public func connect() -> any Cancellable {
      let (subject, runLoop) = (subject, runLoop)
      return runLoop.schedule(
        after: runLoop.now.advanced(by: .seconds(interval)),
        interval: .seconds(interval),
        tolerance: .seconds(tolerance ?? 0),
        options: options
      ) { subject.send(runLoop.now.date) }
    }
  }

  /// A publisher that sends the date again and again, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: The time between two dates, in seconds.
  ///   - tolerance: How much later a date may come, in seconds.
  ///   - runLoop: The run loop that the timer belongs to.
  ///   - mode: The mode in which the timer runs; every mode has the same effect here.
  ///   - options: The options for the run loop.
  /// - Returns: The publisher.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval,
      tolerance: tolerance,
      runLoop: runLoop,
      mode: mode,
      options: options
    )
  }
}
