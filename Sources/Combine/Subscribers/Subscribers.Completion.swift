extension Subscribers {
  /// How a sequence of values ended.
  public enum Completion<Failure: Error> {
    /// All values were sent.
    case finished
    /// A failure ended it early.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// The same end with another failure.
  func mapFailure<T: Error>(_ transform: (Failure) -> T) -> Subscribers.Completion<T> {
    switch self {
    case .finished: .finished
    case .failure(let failure): .failure(transform(failure))
    }
  }

  /// The same end with its failure's type forgotten.
  func erased() -> Subscribers.Completion<any Error> {
    mapFailure { $0 }
  }
}

extension Subscribers.Completion where Failure == Never {
  /// The same end, for receivers that would take failures.
  func promoted<T: Error>() -> Subscribers.Completion<T> {
    .finished
  }
}

extension Subscribers.Completion: Codable where Failure: Codable {
  private enum CodingKeys: String, CodingKey {
    case success
    case error
  }

  /// Reads an end.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if try container.decode(Bool.self, forKey: .success) {
      self = .finished
    } else {
      self = .failure(try container.decode(Failure.self, forKey: .error))
    }
  }

  /// Writes the end.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .finished:
      try container.encode(true, forKey: .success)
    case .failure(let failure):
      try container.encode(false, forKey: .success)
      try container.encode(failure, forKey: .error)
    }
  }
}
