internal import Synchronization

/// The identity of a subscriber or subscription.

///

/// Sendable.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let lastNumber = Atomic<UInt>(0)

  private let value: UInt

  /// An identity that nothing else has, unless an object happens to be at this address.
  public init() {
    value = Self.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The identity of an object.
  public init(_ object: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// The identity in hexadecimal digits.
  public var description: String {
    "0x" + String(value, radix: 16)
  }
}
