/// The verb `help`: explains the program or a verb.
@MainActor
struct HelpCommand {
  let session: Session

  /// Carries the command out.
  func run() throws(CommandError) -> ExitStatus {
    let help = HelpText(program: session.context.program)
    let verb = session.invocation.words.first.flatMap(Verb.init)
    try session.deliver(verb.map(help.explanation) ?? help.overview)
    return .success
  }
}
