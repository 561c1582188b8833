internal import RenderSim
internal import Testing

/// What answering, going on and finishing a quiz evaluates.
@MainActor
struct QuizScreenTests {
  private func mount() -> RenderHost {
    let game = QuizGame(questions: [
      QuizQuestion(id: 0, prompt: "Two and two?", answers: ["3", "4", "5"], correct: 1),
      QuizQuestion(id: 1, prompt: "Colour of snow?", answers: ["white", "red"], correct: 0),
    ])
    return RenderHost { QuizScreen(game: game) }
  }

  @Test func `answering touches the answers whose marks changed`() throws {
    let host = mount()
    #expect(
      host.log.counts == ["QuizScreen": 1, "QuizProgress": 1, "QuizCard": 1, "QuizAnswer": 3]
    )
    host.log.clear()
    try host.tap("5")
    // The right answer and the chosen one get marks; "3" stays as it was. The progress reads the
    // stage too; its ring moves with an animation of its own value, not of the body.
    #expect(
      host.log.counts == ["QuizScreen": 1, "QuizProgress": 1, "QuizCard": 1, "QuizAnswer": 2]
    )
    #expect(host.texts.contains("Score 0"))
    #expect(throws: ReplayError.controlDisabled(step: "tap 4", control: "4")) {
      try host.tap("4")
    }
  }

  @Test func `the next question is a new card that slides in`() throws {
    let host = mount()
    try host.tap("4")
    host.log.clear()
    try host.tap("Next")
    // Another identity: a card and two answers from scratch.
    #expect(
      host.log.counts == ["QuizScreen": 1, "QuizProgress": 1, "QuizCard": 1, "QuizAnswer": 2]
    )
    host.advance(by: .seconds(1))
    #expect(!host.texts.contains("Two and two?"))
    #expect(host.texts.contains("Colour of snow?"))
    #expect(host.texts.contains("Score 1"))
  }

  @Test func `the result takes the place of the cards and starts over`() throws {
    let host = mount()
    for answer in ["4", "red"] {
      try host.tap(answer)
      host.log.clear()
      try host.tap("Next")
      host.advance(by: .seconds(1))
    }
    #expect(host.log.counts == ["QuizScreen": 1, "QuizProgress": 1, "QuizResult": 1])
    #expect(host.texts.contains("1 of 2"))
    host.log.clear()
    try host.tap("Play Again")
    #expect(
      host.log.counts == ["QuizScreen": 1, "QuizProgress": 1, "QuizCard": 1, "QuizAnswer": 3]
    )
  }
}
