internal import Simulation

/// Stands in for a service that a screen's model asks, and answers as the scenario says.
///
/// The requests are counted, and so is the virtual time that they take: both are compared with the
/// baseline. A step such as `{ service: "users", fails: 1 }` changes the answers to come.
///
/// ```swift
/// struct StubUsers: UserService {
///   private let service = StubService("users", delay: .milliseconds(200))
///
///   func users() async throws -> [User] {
///     try await service.answer { User.samples(30) }
///   }
/// }
/// ```
///
/// Where no screen is simulated it answers just the same, in real time, and counts nothing.
///
/// Sendable.
public struct StubService: Sendable {
  /// The service's name in scenarios and reports.
  public let name: String

  /// How long a request takes, unless the request or the scenario says otherwise.
  public let delay: Duration

  /// Whether a request ends with `CancellationError` as soon as its task is cancelled.
  ///
  /// Where it is false, the answer comes late instead, as that of a request that was sent.
  public let isCancellable: Bool

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - name: The service's name in scenarios and reports.
  ///   - delay: How long a request takes; zero at least.
  ///   - isCancellable: Whether a request ends as soon as its task is cancelled.
  public init(_ name: String, delay: Duration = .zero, isCancellable: Bool = true) {
    precondition(delay >= .zero, "The service '\(name)' cannot answer before it is asked.")
    self.name = name
    self.delay = delay
    self.isCancellable = isCancellable
  }

  /// Makes a request and waits for its answer.
  ///
  /// - Parameters:
  ///   - delay: How long this request takes; nil for the delay of the service. The scenario's
  ///     delay, where it sets one, goes before both.
  ///   - value: Makes the answer when the time is over.
  /// - Returns: The answer.
  /// - Throws: `StubServiceError` if the scenario has the request fail, `CancellationError` if the
  ///   task was cancelled and the service takes notice of that, and what `value` throws.
  public func answer<Value>(
    after delay: Duration? = nil,
    _ value: () throws -> Value
  ) async throws -> Value {
    let time = SimulatedTime.atWork
    let request = time.map { $0.services.begin(name, at: $0.clock.now) }
    defer {
      if let time, let request { time.services.end(request.number, at: time.clock.now) }
    }
    try await wait(request?.delay ?? delay ?? self.delay)
    if request?.fails == true { throw StubServiceError(service: name) }
    return try value()
  }

  private func wait(_ delay: Duration) async throws {
    if isCancellable {
      try await Task.sleep(for: delay)
    } else if delay > .zero {
      // Detached, so that it does not hear of a cancellation.
      await Task.detached { try? await Task.sleep(for: delay) }.value
    }
  }
}

/// A request that failed because the scenario says so.
public struct StubServiceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the service.
  public let service: String

  /// Creates the error of a service.
  public init(service: String) {
    self.service = service
  }

  /// What happened, in one sentence.
  public var description: String { "The service '\(service)' cannot be reached." }
}
