internal import Foundation

/// An activity that is ended when this value is cancelled or gone.
///
/// Sendable; `@unchecked` because the closure is guarded by `lock`.
public final class AnyCancellable: Cancellable, @unchecked Sendable {
  private let lock = NSLock()
  private var onCancel: (() -> Void)?

  /// An activity that is ended by a closure, which is called once.
  public init(_ cancel: @escaping () -> Void) {
    onCancel = cancel
  }

  /// Wraps an activity.
  public init<C: Cancellable>(_ canceller: C) {
    onCancel = canceller.cancel
  }

  deinit {
    onCancel?()
  }

  /// Ends the activity.
  public func cancel() {
    lock.withLock { onCancel.take() }?()
  }

  /// Keeps this value in a collection; the activity ends when it is removed from there.
  public func store<C: RangeReplaceableCollection>(
    in collection: inout C
  ) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this value in a set; the activity ends when it is removed from there.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}

extension AnyCancellable: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  /// Adds the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
