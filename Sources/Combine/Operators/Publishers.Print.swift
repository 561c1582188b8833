internal import Foundation

extension Publishers {
  /// Writes all that passes.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of failure it ends with.
    public typealias Failure = Upstream.Failure

    /// The publisher it receives from.
    public let upstream: Upstream
    /// What each line begins with.
    public let prefix: String
    /// Where it is written; nil for standard output.
    public let stream: (any TextOutputStream)?

    /// A publisher with the given parts.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let lines = PrintedLines(prefix: prefix, stream: stream)
      let observed = upstream.handleEvents(
        receiveSubscription: { lines.write("receive subscription: (\($0))") },
        receiveOutput: { lines.write("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: lines.write("receive finished")
          case .failure(let failure): lines.write("receive error: (\(failure))")
          }
        },
        receiveCancel: { lines.write("receive cancel") },
        receiveRequest: { lines.write("request \($0)") }
      )
      observed.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Writes all that passes, one line for each event.
  ///
  /// - Parameters:
  ///   - prefix: What each line begins with.
  ///   - stream: Where it is written; nil for standard output.
  /// - Returns: A publisher of the same values.
  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

/// Writes lines to a stream, one at a time.
private final class PrintedLines {
  private let lock = NSLock()
  private let prefix: String
  private var stream: any TextOutputStream

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream ?? StandardOutput()
  }

  func write(_ line: String) {
    lock.withLock { stream.write(prefix + line + "\n") }
  }
}

private struct StandardOutput: TextOutputStream {
  func write(_ string: String) {
    print(string, terminator: "")
  }
}
