internal import BudgetKit

/// The verb `version`: shows which program this is.
@MainActor
struct VersionCommand {
  let session: Session

  /// Carries the command out.
  func run() throws(CommandError) -> ExitStatus {
    try session.deliver(Producer.name + "\n")
    return .success
  }
}
