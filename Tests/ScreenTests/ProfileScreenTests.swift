internal import RenderSim
internal import Testing

/// What editing, discarding and saving a profile evaluate around an observed session.
@MainActor
struct ProfileScreenTests {
  private func mount(_ saved: Answers<Void> = Answers()) -> RenderHost {
    let session = Session(
      profile: Profile(name: "Ada", email: "ada@example.com"),
      service: ProfileService { _ in try await saved.next() }
    )
    return RenderHost { ProfileScreen().environmentObject(session) }
  }

  @Test func `a draft evaluates the editor alone`() throws {
    let host = mount()
    #expect(
      host.log.counts == ["ProfileScreen": 1, "ProfileHeader": 1, "ProfileVisibility": 1]
    )
    host.log.clear()
    try host.tap("Edit")
    #expect(host.log.counts == ["ProfileEditor": 1, "ProfileAvatarPicker": 1])
    host.log.clear()
    try host.tap("hare")
    #expect(host.log.counts == ["ProfileEditor": 1, "ProfileAvatarPicker": 1])
    host.log.clear()
    try host.clear("Name")
    #expect(host.log.counts == ["ProfileEditor": 1])
    #expect(host.texts.contains("A name is needed."))
    #expect(throws: ReplayError.controlDisabled(step: "tap Save", control: "Save")) {
      try host.tap("Save")
    }
    host.log.clear()
    try host.type("Eve", into: "Name")
    #expect(host.log.counts == ["ProfileEditor": 3])
    #expect(!host.texts.contains("A name is needed."))
  }

  @Test func `changes are discarded only when that was confirmed`() throws {
    let host = mount()
    try host.tap("Edit")
    try host.toggle("Public profile")
    host.log.clear()
    try host.dismiss()
    // The editor allows no swipe while there are changes.
    #expect(host.presentationCount == 1)
    try host.tap("Cancel")
    #expect(host.presentationCount == 2)
    try host.tap("Keep Editing")
    #expect(host.presentationCount == 1)
    try host.tap("Cancel")
    try host.tap("Discard Changes")
    // Flags that are only passed on.
    #expect(host.log.counts.isEmpty)
    #expect(host.presentationCount == 0)
    try host.tap("Edit")
    host.log.clear()
    try host.dismiss()
    #expect(host.log.counts.isEmpty)
    #expect(host.presentationCount == 0)
  }

  @Test func `saving evaluates whoever observes the session`() async throws {
    let saved = Answers<Void>()
    let host = mount(saved)
    try host.tap("Edit")
    try host.type(" L.", into: "Name")
    host.log.clear()
    try host.tap("Save")
    #expect(await host.settle { saved.isAwaited })
    // The screen does not show that something is saved, and runs all the same.
    #expect(host.log.counts == ["ProfileScreen": 1, "ProfileEditor": 1])
    #expect(throws: ReplayError.controlDisabled(step: "clear Name", control: "Name")) {
      try host.clear("Name")
    }
    host.log.clear()
    saved.give(.success(()))
    #expect(await host.settle { host.presentationCount == 0 })
    // The editor leaves in the same frame. Only what a body has read evaluates a leaving view.
    #expect(host.log.counts == ["ProfileScreen": 1, "ProfileHeader": 1])
    #expect(host.texts.contains("Ada L."))
  }

  @Test func `a failure is told about and keeps the draft`() async throws {
    let saved = Answers<Void>()
    let host = mount(saved)
    try host.tap("Edit")
    try host.type(" L.", into: "Name")
    try host.tap("Save")
    #expect(await host.settle { saved.isAwaited })
    host.log.clear()
    saved.give(.failure(LoginFailure(errorDescription: "No connection")))
    #expect(await host.settle { host.texts.contains("No connection") })
    #expect(host.log.counts == ["ProfileScreen": 1, "ProfileEditor": 1])
    host.log.clear()
    try host.tap("OK")
    #expect(host.log.counts == ["ProfileScreen": 1, "ProfileEditor": 1])
    #expect(host.presentationCount == 1)
    #expect(try host.text(in: "Name") == "Ada L.")
  }
}
