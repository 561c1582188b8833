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

/// Why no users came.
struct UserServiceError: Error, Equatable {
  let message: String
}

/// Users in memory; the first requests may fail.
actor SampleUserService: UserService {
  private let count: Int
  private let delay: Duration
  private var failures: Int

  init(count: Int, delay: Duration, failures: Int) {
    self.count = count
    self.delay = delay
    self.failures = failures
  }

  func users() async throws -> [User] {
    try await Task.sleep(for: delay)
    guard failures == 0 else {
      failures -= 1
      throw UserServiceError(message: "The list cannot be reached.")
    }
    return (0..<count).map { User(id: $0, name: "User \($0)") }
  }
}
