/// A publisher that sends nothing before it is told to begin.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send.
  ///
  /// - Returns: What ends the sending; the caller must keep it.
  func connect() -> any Cancellable
}
