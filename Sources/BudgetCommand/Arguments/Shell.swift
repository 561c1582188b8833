/// The shells for which completions can be written.
package enum Shell: String, CaseIterable, Hashable, Sendable {
  /// GNU Bash.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish
}
