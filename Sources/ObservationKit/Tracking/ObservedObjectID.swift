/// The identity of an observed object.
///
/// It stands for what the object keeps its observers in. A subclass that is marked `@Observable`
/// like its superclass keeps two, so what its objects inherit has an identity of its own.
///
/// Meaningful while the object exists; afterwards another object may get the same one. It differs
/// from run to run, so it is no part of a report. Sendable.
public struct ObservedObjectID: Hashable, Sendable {
  private let value: ObjectIdentifier

  /// The identity that Observation uses.
  init(_ value: ObjectIdentifier) {
    self.value = value
  }
}
