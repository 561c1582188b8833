import RenderSim

/// What the shop knows about somebody.
struct Profile: Equatable, Sendable {
  let name: String
}

/// Where profiles are kept.
protocol ProfileService: Sendable {
  /// The profile of a user.
  func profile(of userID: String) async throws -> Profile
}

/// Profiles of two users.
struct StubProfiles: ProfileService {
  private let service: StubService

  init(delay: Duration) {
    service = StubService("profiles", delay: delay)
  }

  func profile(of userID: String) async throws -> Profile {
    try await service.answer { Profile(name: userID == "A" ? "Ada" : "Grace") }
  }
}
