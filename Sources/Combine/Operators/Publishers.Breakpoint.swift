internal import Foundation

extension Publishers {
  /// Stops in the debugger where a closure says so.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// Whether to stop at the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// Whether to stop at the end.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    /// A publisher with the given parts.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (onSubscription, onOutput, onCompletion) = (
        receiveSubscription, receiveOutput, receiveCompletion
      )
      let observed = upstream.handleEvents(
        receiveSubscription: { if onSubscription?($0) ?? false { stopInDebugger() } },
        receiveOutput: { if onOutput?($0) ?? false { stopInDebugger() } },
        receiveCompletion: { if onCompletion?($0) ?? false { stopInDebugger() } }
      )
      observed.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Stops in the debugger where a closure says so.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion
    )
  }

  /// Stops in the debugger when the publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in
      if case .failure = completion { return true }
      return false
    })
  }
}

/// Raises the signal that debuggers stop at.
private func stopInDebugger() {
  _ = raise(SIGTRAP)
}
