/// The verb `completions`: writes completions for a shell.
@MainActor
struct CompletionsCommand {
  let session: Session

  /// Carries the command out.
  func run() throws(CommandError) -> ExitStatus {
    guard let shell = session.invocation.words.first.flatMap(Shell.init) else {
      throw .arguments(.missingWord(.completions, known: Shell.allCases.map(\.rawValue)))
    }
    try session.deliver(CompletionScript(program: session.context.program.name).text(for: shell))
    return .success
  }
}
