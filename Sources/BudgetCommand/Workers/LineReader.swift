internal import Foundation

/// Reads lines from a pipe, and does not wait for them without end.
struct LineReader {
  /// What comes from the pipe.
  enum Result {
    /// A line without its end.
    case line(Data)
    /// Nothing more: the other end is gone.
    case end
    /// Nothing within the time limit.
    case timeout
  }

  private let descriptor: Int32
  private var buffer = Data()
  /// How much of the buffer is known to have no line end.
  private var searched = 0

  /// A reader of a descriptor that stays open meanwhile.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line.
  ///
  /// - Parameter limit: The longest time without anything to read; nil for any time.
  /// - Returns: The line, or why there is none.
  mutating func next(within limit: Duration?) -> Result {
    while true {
      let start = buffer.startIndex + searched
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer {
          buffer.removeSubrange(...end)
          searched = 0
        }
        return .line(Data(buffer[..<end]))
      }
      searched = buffer.count
      guard isReadable(within: limit) else { return .timeout }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 {
        buffer.append(contentsOf: bytes[..<count])
      } else if count == 0 || errno != EINTR {
        return .end
      }
    }
  }

  private func isReadable(within limit: Duration?) -> Bool {
    guard let limit else { return true }
    let clock = ContinuousClock()
    let end = clock.now + limit
    while true {
      var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let rest = max(.zero, end - clock.now)
      let count = poll(&place, 1, Int32(min(rest / .milliseconds(1), 1e9).rounded(.up)))
      if count > 0 { return true }
      if count == 0 || errno != EINTR { return false }
    }
  }
}
