internal import Foundation
internal import RenderSim
internal import Testing

/// What turning pages and finishing an introduction evaluate.
@MainActor
struct OnboardingScreenTests {
  private func mount(isDone: Bool = false) -> RenderHost {
    let defaults = UserDefaults(suiteName: "onboarding-screen") ?? .standard
    defaults.removePersistentDomain(forName: "onboarding-screen")
    if isDone { defaults.set(true, forKey: "onboarding.isDone") }
    return RenderHost { OnboardingScreen().defaultAppStorage(defaults) }
  }

  @Test func `a page is evaluated when it comes, and once more for appearing`() throws {
    let host = mount()
    #expect(
      host.log.counts == [
        "OnboardingScreen": 1, "OnboardingPager": 1, "OnboardingCard": 2, "OnboardingDots": 1,
        "OnboardingButtonStyle": 1,
      ]
    )
    #expect(host.texts.contains("Keep your plants alive."))
    host.log.clear()
    try host.tap("Continue")
    host.advance(by: .seconds(1))
    // The style is given the same label, the dots another page.
    #expect(
      host.log.counts == ["OnboardingPager": 1, "OnboardingCard": 2, "OnboardingDots": 1]
    )
    #expect(host.texts.contains("We tell you when to water."))
    #expect(!host.texts.contains("Keep your plants alive."))
  }

  @Test func `the last page has another button, which ends the introduction`() throws {
    let host = mount()
    try host.tap("Continue")
    host.log.clear()
    try host.tap("Continue")
    #expect(
      host.log.counts == ["OnboardingPager": 1, "OnboardingCard": 2, "OnboardingDots": 1]
    )
    #expect(!host.texts.contains("Skip"))
    host.log.clear()
    try host.tap("Get Started")
    host.advance(by: .seconds(1))
    // The pager leaves without having read what changed.
    #expect(host.log.counts == ["OnboardingScreen": 1, "OnboardedHome": 1])
    #expect(host.texts.contains("No plants yet"))
  }

  @Test func `those who have seen it come home at once, and can see it again`() throws {
    let host = mount(isDone: true)
    #expect(host.log.counts == ["OnboardingScreen": 1, "OnboardedHome": 1])
    host.log.clear()
    try host.tap("Show the introduction")
    // The binding is written and never read by the home.
    #expect(
      host.log.counts == [
        "OnboardingScreen": 1, "OnboardingPager": 1, "OnboardingCard": 2, "OnboardingDots": 1,
        "OnboardingButtonStyle": 1,
      ]
    )
  }
}
