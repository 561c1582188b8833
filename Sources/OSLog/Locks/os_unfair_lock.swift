// The names are those of Apple's functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

internal import Foundation
internal import Synchronization

/// A lock without an object; it must stay at one address while it is used.
///
/// Not Sendable. The same thread must not take it twice.
public struct os_unfair_lock {
  fileprivate var opaque: UInt32 = 0

  /// A lock that is free.
  public init() {}
}

/// A lock that is free.
public typealias os_unfair_lock_s = os_unfair_lock

/// Where a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes a lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes a lock, unless another thread has it.
///
/// - Returns: Whether it was taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  word(of: lock).pointee.compareExchange(
    expected: 0,
    desired: 1,
    ordering: .acquiring
  ).exchanged
}

/// Gives a lock back; by the thread that has taken it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  word(of: lock).pointee.store(0, ordering: .releasing)
}

/// The number in the lock, which an atomic of this size lies over.
private func word(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}
