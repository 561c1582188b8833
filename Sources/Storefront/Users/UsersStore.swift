import Observation

/// The model of the list of users.
@MainActor
@Observable
final class UsersStore {
  private(set) var users: [User] = []
  private(set) var failure: String?

  @ObservationIgnored private let service: any UserService

  init(service: any UserService) {
    self.service = service
  }

  func load() async {
    failure = nil
    do {
      users = try await service.users()
    } catch let error as UserServiceError {
      failure = error.message
    } catch {
      // Cancelled: the screen is gone.
    }
  }
}
