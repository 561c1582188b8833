internal import RenderSim
internal import Testing

/// What typing, failing and succeeding to log in evaluate.
@MainActor
struct LoginScreenTests {
  private struct Service: AccountService {
    let answers: Answers<String>

    func logIn(email: String, password: String) async throws -> String {
      try await answers.next()
    }
  }

  @Test func `typing evaluates the field and the button that depends on it`() throws {
    let host = RenderHost { LoginScreen() }
    #expect(
      host.log.counts == [
        "LoginScreen": 1, "EmailField": 1, "PasswordField": 1, "SubmitButton": 1,
      ]
    )
    host.log.clear()
    try host.type("ada@b", into: "Email")
    // The problem appears with the first character, stays the same, and goes with the last.
    #expect(host.log.counts == ["EmailField": 5, "SubmitButton": 5, "ProblemText": 1])
    #expect(host.texts == ["Email", "Password", "Log In"])
    host.log.clear()
    try host.submit("Email")
    // Nobody reads where the focus is.
    #expect(host.log.counts.isEmpty)
    try host.type("secret", into: "Password")
    #expect(host.log.counts == ["PasswordField": 6, "SubmitButton": 6])
    #expect(throws: ReplayError.self) { try host.tap("Log In") }
  }

  @Test func `a failure is shown and the next attempt welcomes`() async throws {
    let answers = Answers<String>()
    let host = RenderHost { LoginScreen(service: Service(answers: answers)) }
    try host.type("ada@b", into: "Email")
    try host.type("wrongpass", into: "Password")
    host.log.clear()
    try host.submit("Password")
    #expect(await host.settle { answers.isAwaited })
    #expect(host.log.counts == ["SubmitButton": 1])
    #expect(host.texts == ["Email", "Password"])
    host.log.clear()
    answers.give(.failure(LoginFailure(errorDescription: "Wrong email or password")))
    #expect(await host.settle { host.texts.contains("Log In") })
    // The message and the end of the work are written without a wait between them.
    #expect(host.log.counts == ["SubmitButton": 1, "ProblemText": 1])
    #expect(host.texts == ["Email", "Password", "Log In", "Wrong email or password"])
    host.log.clear()
    try host.tap("Log In")
    #expect(await host.settle { answers.isAwaited })
    #expect(host.log.counts == ["SubmitButton": 1])
    host.log.clear()
    answers.give(.success("ada@b"))
    #expect(await host.settle { host.texts.contains("Welcome, ada@b") })
    // The button had read what changed with the account, so it is evaluated as it leaves.
    #expect(host.log.counts == ["LoginScreen": 1, "Welcome": 1, "SubmitButton": 1])
    #expect(host.texts == ["Welcome, ada@b"])
  }
}
