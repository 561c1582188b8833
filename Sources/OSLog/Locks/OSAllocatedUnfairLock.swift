internal import Foundation

/// A lock with the state that it guards.

///

/// Sendable.
///
/// The same thread must not take it twice.
public struct OSAllocatedUnfairLock<State>: Sendable {
  /// The state; `@unchecked Sendable` because it is only touched by who holds `lock`.
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// A lock around a state that other threads may touch already.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Runs work that has the state to itself.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs work that has the state to itself.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs work that has the state to itself, unless another thread has it.
  ///
  /// - Returns: The result; nil if another thread has the state.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs work that has the state to itself, unless another thread has it.
  ///
  /// - Returns: The result; nil if another thread has the state.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock around a state.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Runs work that no other thread runs under this lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs work that no other thread runs under this lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Takes the lock.
  public func lock() {
    storage.lock.lock()
  }

  /// Gives the lock back; by the thread that has taken it.
  public func unlock() {
    storage.lock.unlock()
  }

  /// Takes the lock, unless another thread has it.
  ///
  /// - Returns: Whether it was taken.
  public func lockIfAvailable() -> Bool {
    storage.lock.try()
  }
}
