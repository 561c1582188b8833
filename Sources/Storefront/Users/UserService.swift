import RenderSim

/// Somebody who shops.
struct User: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String
}

/// Where the list of users comes from.
protocol UserService: Sendable {
  /// All users.
  func users() async throws -> [User]
}

/// Users with made-up names, after a time.
struct StubUsers: UserService {
  private let count: Int
  private let service: StubService

  init(count: Int, delay: Duration) {
    self.count = count
    service = StubService("users", delay: delay)
  }

  func users() async throws -> [User] {
    try await service.answer { (0..<count).map { User(id: $0, name: "User \($0)") } }
  }
}
