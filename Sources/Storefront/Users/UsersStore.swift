import Observation

/// The model of the list of users.
@MainActor
@Observable
final class UsersStore {
  private(set) var users: [User] = []
  private(set) var failure: String?

  @ObservationIgnored private let service: any UserService
  @ObservationIgnored private let keepsUsers: Bool

  /// A store that shows the users it has while it loads them again, if `keepsUsers`.
  init(service: any UserService, keepsUsers: Bool) {
    self.service = service
    self.keepsUsers = keepsUsers
  }

  func load() async {
    failure = nil
    if !keepsUsers { users = [] }
    do {
      users = try await service.users()
    } catch is CancellationError {
      // The screen is gone.
    } catch {
      failure = "The list cannot be reached."
    }
  }
}
