/// The writes during some work to properties that a reader had read before it.
///
/// For tests of stores: what would this action invalidate in a view that reads this? The answer
/// is there when the work returns; nothing is awaited, and nothing has to be mounted.
///
/// ```swift
/// let caused = invalidations(of: { store.lines }, during: { store.couponCode = "SPRING" })
/// #expect(caused.isEmpty)
/// ```
///
/// The reader is run once, before the work, and what it reads then is what counts. Assigning an
/// equal value is no write where the setter of the stock macro ignores it. Objects that the reader
/// did not reach, such as a line that the work adds, are not followed.
///
/// Where only the public interface of Observation exists, what is written is not known, and each
/// write but the first is found by running the reader again inside of the write before it. So
/// there
/// - what a reader begins to read after one of the writes is reported too;
/// - after a write on another thread no further one is reported;
/// - the reader must not read a property to which the work has exclusive access meanwhile, as in
///   `swap(&store.note, &store.couponCode)`.
///
/// - Parameters:
///   - read: Reads properties, as a view's body does, and has no effects.
///   - work: Writes properties.
/// - Returns: One invalidation for each write, in their order.
/// - Throws: What the work throws.
/// - Complexity: O(*n* + *m*), *n* the number of reads and *m* that of writes; O(*n* × *m*) with
///   the public interface.
public func invalidations<R>(
  of read: () -> R,
  during work: () throws -> Void
) rethrows -> [Invalidation] {
  try trackedChanges(in: read, during: work, mechanism: .standard).map(Invalidation.init)
}

/// The changes during some work that a reader is told about by the given mechanism.
package func trackedChanges<R>(
  in read: () -> R,
  during work: () throws -> Void,
  mechanism: TrackingMechanism
) rethrows -> [TrackedChange] {
  try withoutActuallyEscaping(read) { read in
    let collector = ChangeCollector { _ = read() }
    let scope = TrackingScope(client: collector, mechanism: mechanism)
    collector.begin(scope)
    defer { collector.end(scope) }
    try work()
    return collector.changes
  }
}
