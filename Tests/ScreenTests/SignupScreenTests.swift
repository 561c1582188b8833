internal import RenderSim
internal import Testing

/// What a debounced check of the user name evaluates, in virtual time.
@MainActor
struct SignupScreenTests {
  private final class Models {
    var made: [SignupModel] = []
  }

  @Test func `the name is checked once, when typing has stopped`() throws {
    let models = Models()
    let host = RenderHost {
      SignupScreen(
        model: {
          let model = SignupModel(taken: ["anna"])
          models.made.append(model)
          return model
        }()
      )
    }
    #expect(models.made.count == 1)
    #expect(
      host.log.counts == [
        "SignupScreen": 1, "SignupAvailability": 1, "SignupStrength": 1, "SignupSubmit": 1,
      ]
    )
    host.log.clear()
    for character in "Anna" {
      try host.type(String(character), into: "User name")
      host.advance(by: .milliseconds(100))
    }
    // Whoever observes the object is evaluated for each character, whatever it reads.
    #expect(host.log.counts == ["SignupScreen": 4, "SignupSubmit": 4])
    #expect(models.made[0].requests.isEmpty)
    host.log.clear()
    host.advance(by: .milliseconds(300))
    #expect(models.made[0].requests == ["anna"])
    #expect(host.log.counts == ["SignupScreen": 1, "SignupSubmit": 1, "SignupAvailability": 1])
    #expect(host.texts.contains("Checking…"))
    host.log.clear()
    host.advance(by: .seconds(1))
    #expect(host.log.counts == ["SignupScreen": 1, "SignupSubmit": 1, "SignupAvailability": 1])
    #expect(host.texts.contains("Taken"))
  }

  @Test func `a free name and equal passwords allow the account`() throws {
    let host = RenderHost { SignupScreen(model: SignupModel(taken: ["anna"])) }
    try host.type("Bertha", into: "User name")
    host.advance(by: .milliseconds(400))
    host.advance(by: .seconds(1))
    #expect(host.texts.contains("Available"))
    try host.type("secret", into: "Password")
    #expect(host.texts.contains("Good"))
    try host.type("secre", into: "Repeat password")
    #expect(throws: ReplayError.self) { try host.tap("Create Account") }
    host.log.clear()
    try host.type("t", into: "Repeat password")
    // The repeated password and the verdict are written in one event.
    #expect(host.log.counts == ["SignupScreen": 1, "SignupSubmit": 1])
    host.log.clear()
    try host.tap("Create Account")
    // Nobody reads whether the person is welcomed but the cover.
    #expect(host.log.counts.isEmpty)
    #expect(host.texts.contains("Welcome, Bertha!"))
  }
}
