internal import Synchronization

/// What a screen asked its services for, and how a scenario has them answer.
///
/// Sendable: any thread may ask.
package final class ServiceLog: Sendable {
  /// One request.
  package struct Request: Hashable, Sendable {
    /// The service's name.
    package let service: String
    /// What the virtual clock showed when it was sent.
    package let start: Duration
    /// What the virtual clock showed when it was answered; nil while it is open.
    package internal(set) var end: Duration?
  }

  private struct State {
    var requests: [Request] = []
    var delays: [String: Duration] = [:]
    var failures: [String: Int] = [:]
    /// The services that a scenario has named.
    var named: Set<String> = []
  }

  private let state = Mutex(State())

  /// A log without requests, of services that answer as they like.
  package init() {}

  /// The requests so far, in the order in which they were sent.
  package var requests: [Request] { state.withLock { $0.requests } }

  /// The services that a scenario has named and that nobody has asked.
  package var unaskedServices: [String] {
    state.withLock { state in
      state.named.subtracting(state.requests.map(\.service)).sorted()
    }
  }

  // MARK: The scenario

  /// Has the requests from now on wait for a time before they are answered.
  package func setDelay(_ delay: Duration, of service: String) {
    state.withLock {
      $0.delays[service] = delay
      $0.named.insert(service)
    }
  }

  /// Has the next requests fail.
  package func setFailures(_ count: Int, of service: String) {
    state.withLock {
      $0.failures[service] = count
      $0.named.insert(service)
    }
  }

  // MARK: The service

  /// Notes a request.
  ///
  /// - Returns: Its number, the delay that the scenario demands, and whether it is to fail.
  package func begin(
    _ service: String,
    at time: Duration
  ) -> (number: Int, delay: Duration?, fails: Bool) {
    state.withLock { state in
      state.requests.append(Request(service: service, start: time))
      let failures = state.failures[service, default: 0]
      if failures > 0 { state.failures[service] = failures - 1 }
      return (state.requests.count - 1, state.delays[service], failures > 0)
    }
  }

  /// Notes that a request has been answered, or given up.
  package func end(_ number: Int, at time: Duration) {
    state.withLock { $0.requests[number].end = time }
  }
}
