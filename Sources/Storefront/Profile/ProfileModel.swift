import Observation

/// The model of the profile of one user.
@MainActor
@Observable
final class ProfileModel {
  let userID: String
  private(set) var profile: Profile?

  @ObservationIgnored private let service: any ProfileService

  init(userID: String, service: any ProfileService) {
    self.userID = userID
    self.service = service
  }

  func load() async {
    guard let answer = try? await service.profile(of: userID) else { return }
    profile = answer
  }
}
