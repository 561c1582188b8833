internal import RenderSim
internal import Testing

/// What writing, sending and waiting for an answer evaluate in a chat.
@MainActor
struct ChatScreenTests {
  private struct Offline: Error {}

  private func mount(_ replies: Answers<String>) -> RenderHost {
    RenderHost {
      ChatScreen(
        service: ChatService { _ in try await replies.next() },
        messages: [
          ChatMessage(id: 0, text: "Hello!", isMine: false),
          ChatMessage(id: 1, text: "How are you?", isMine: false),
        ]
      )
    }
  }

  @Test func `writing stays in the composer, and so does the keyboard`() throws {
    let host = mount(Answers<String>())
    #expect(
      host.log.counts == [
        "ChatScreen": 1, "ChatTranscript": 1, "ChatBubble": 2, "ChatStatus": 1, "ChatComposer": 1,
      ]
    )
    host.log.clear()
    try host.focus("Message")
    #expect(host.log.counts == ["ChatComposer": 1])
    try host.type("Fine", into: "Message")
    #expect(host.log.counts == ["ChatComposer": 5])
    host.log.clear()
    try host.tap("Hide Keyboard")
    #expect(host.log.counts == ["ChatComposer": 1])
    #expect(!host.texts.contains("Hide Keyboard"))
  }

  @Test func `a message and its answer make a bubble each`() async throws {
    let replies = Answers<String>()
    let host = mount(replies)
    try host.type("Fine", into: "Message")
    host.log.clear()
    try host.tap("Send")
    // The closure of the reader reads the messages, not the transcript's body.
    #expect(host.log.counts == ["ChatBubble": 1, "ChatComposer": 1])
    #expect(try host.text(in: "Message") == "")
    #expect(throws: ReplayError.controlDisabled(step: "tap Send", control: "Send")) {
      try host.tap("Send")
    }
    host.log.clear()
    #expect(await host.settle { replies.isAwaited })
    #expect(host.log.counts == ["ChatStatus": 1])
    #expect(host.texts.contains("Typing…"))
    host.log.clear()
    replies.give(.success("Good."))
    #expect(await host.settle { host.texts.contains("Good.") })
    #expect(host.log.counts == ["ChatBubble": 1, "ChatStatus": 1])
    #expect(!host.texts.contains("Typing…"))
  }

  @Test func `a second message in a row takes the tail of the first`() async throws {
    let replies = Answers<String>()
    let host = mount(replies)
    try host.type("Fine", into: "Message")
    try host.tap("Send")
    try host.type("You?", into: "Message")
    host.log.clear()
    try host.tap("Send")
    #expect(host.log.counts == ["ChatBubble": 2, "ChatComposer": 1])
    #expect(await host.settle { replies.isAwaited })
  }

  @Test func `what was not delivered is sent again`() async throws {
    let replies = Answers<String>()
    let host = mount(replies)
    try host.type("Fine", into: "Message")
    try host.tap("Send")
    #expect(await host.settle { replies.isAwaited })
    host.log.clear()
    replies.give(.failure(Offline()))
    #expect(await host.settle { host.texts.contains("Not delivered. Try again.") })
    #expect(host.log.counts == ["ChatStatus": 1])
    host.log.clear()
    try host.tap("Not delivered. Try again.")
    #expect(await host.settle { replies.isAwaited })
    #expect(host.log.counts == ["ChatStatus": 1])
    replies.give(.success("Good."))
    #expect(await host.settle { host.texts.contains("Good.") })
  }
}
