package import Foundation

/// Two pipes that carry messages of JSON, each after its length.
package struct MessageChannel {
  private let input: FileHandle
  private let output: FileHandle

  /// A channel over open files.
  package init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// The next message, or nil where the other side is done.
  ///
  /// The compiler is done when it closes the channel, or sends a message of no length after it has
  /// looked macros up without using one.
  package func receive() throws -> Data? {
    guard let header = try read(count: 8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return length == 0 ? nil : try read(count: Int(length))
  }

  /// Sends a message.
  package func send(_ message: Data) throws {
    let length = UInt64(message.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    try output.write(contentsOf: Data(header) + message)
  }

  /// Waits for `count` bytes; nil where the input ends before that.
  private func read(count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try input.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }
}
