internal import Synchronization

/// An interval that has begun.

///

/// Sendable.
public final class OSSignpostIntervalState: Codable, Sendable {
  private enum CodingKeys: CodingKey {
    case signpostID
  }

  /// What tells the interval from others of the same name.
  public let signpostID: OSSignpostID

  private let hasEnded = Atomic(false)

  private init(_ id: OSSignpostID) {
    signpostID = id
  }

  /// An interval that has begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }

  /// Reads the identity.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    signpostID = OSSignpostID(try container.decode(UInt64.self, forKey: .signpostID))
  }

  /// Writes the identity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(signpostID.rawValue, forKey: .signpostID)
  }

  /// Notes the end.
  ///
  /// - Returns: Whether it had not ended before.
  func end() -> Bool {
    !hasEnded.exchange(true, ordering: .relaxed)
  }
}
