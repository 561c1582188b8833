/// What a closure read: of which objects, which properties.
///
/// Each property is listed once, however often it was read. Properties that are not observable,
/// such as `@ObservationIgnored` ones, are not listed; computed ones stand for what they read.
///
/// Sendable. It does not retain the objects.
public struct AccessList: Sendable {
  /// One access for each object, ordered by class and property names.
  ///
  /// Accesses to the same properties of several objects of one class have no order.
  public let accesses: [Access]

  /// A list of accesses in any order.
  init(_ accesses: [Access]) {
    self.accesses = accesses.sorted { $0.description < $1.description }
  }
}

/// The reads of a closure, for reports and tests.
///
/// ```swift
/// let reads = accessList(of: { store.lines.count + store.couponCode.count })
/// print(reads?.description ?? "not known here")   // CartStore: couponCode, lines
/// ```
///
/// Reads inside of another tracked closure count for that one too.
///
/// - Parameter read: Reads properties, as a view's body does; runs once.
/// - Returns: The reads. It is `nil` where only the public interface of Observation exists, on
///   Apple's platforms for instance: that interface does not tell what was read.
/// - Complexity: O(*n*), *n* the number of reads, but with a large factor. Not for measured paths.
public func accessList<R>(of read: () -> R) -> AccessList? {
  AccessList.recorded { _ = read() }
}

// MARK: - Printing

extension AccessList: CustomStringConvertible {
  /// One line for each object: `CartStore: couponCode, lines`.
  public var description: String {
    accesses.map(\.description).joined(separator: "\n")
  }
}
