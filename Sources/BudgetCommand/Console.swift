internal import Foundation

/// Where the program's words go; the only part that prints, and the only one that exits.
package struct Console {
  /// The two streams of a program.
  package enum Stream: Hashable, Sendable {
    /// Results, and nothing else.
    case output
    /// Errors, warnings and progress.
    case errors
  }

  /// Whether people read a stream as it is written.
  package var isTerminal: (Stream) -> Bool

  /// Writes a text as it is; no newline is added.
  package var write: (String, Stream) -> Void

  /// Creates a console.
  package init(
    isTerminal: @escaping (Stream) -> Bool,
    write: @escaping (String, Stream) -> Void
  ) {
    self.isTerminal = isTerminal
    self.write = write
  }

  /// Writes an error on a line of its own.
  package func report(_ message: String) { write("error: \(message)\n", .errors) }
}

// MARK: - The process

extension Console {
  /// Takes over the streams of this process.
  ///
  /// From here on, what anybody else prints goes to standard error: a screen that prints while it is
  /// replayed does not spoil the result.
  package static func process() -> Console {
    let results = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    func descriptor(_ stream: Stream) -> Int32 { stream == .output ? results : STDERR_FILENO }
    return Console(
      isTerminal: { isatty(descriptor($0)) == 1 },
      write: { print($0, to: descriptor($1), isResult: $1 == .output) }
    )
  }

  /// Ends the process.
  package static func end(with status: ExitStatus) -> Never { exit(status.rawValue) }

  private static func print(_ text: String, to descriptor: Int32, isResult: Bool) {
    do {
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        .write(contentsOf: Data(text.utf8))
    } catch {
      // A result that nobody received is no result. Errors have nowhere else to go.
      guard isResult else { return }
      let message = "error: The result could not be written. Check where the output goes.\n"
      print(message, to: STDERR_FILENO, isResult: false)
      end(with: .invalidInput)
    }
  }
}
