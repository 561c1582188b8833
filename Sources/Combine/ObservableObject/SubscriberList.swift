internal import Synchronization

/// The subscribers of one publisher, in the order in which they subscribed.
///
/// Safe to use from any thread. Subscribers are collected under the lock and called after it is
/// released, so they may subscribe, cancel and send themselves.
package final class SubscriberList<Value>: Sendable {
  /// One subscriber; the list and the sends under way share it.
  fileprivate final class Sink: Sendable {
    let isActive = Atomic(true)
    let body: @Sendable (Value) -> Void

    init(body: @escaping @Sendable (Value) -> Void) {
      self.body = body
    }
  }

  private struct Entry {
    let id: Int
    var sink: Sink?
  }

  private struct State {
    /// Ascending by id; cancelled entries stay as gaps until they outnumber the others.
    var entries: [Entry] = []
    var activeCount = 0
    var nextID = 0
  }

  private let state = Mutex(State())

  /// An empty list.
  package init() {}

  /// The number of subscribers that have not cancelled.
  package var count: Int {
    state.withLock { $0.activeCount }
  }

  /// Adds a subscriber until the token is cancelled or gone.
  ///
  /// - Complexity: O(1)
  package func subscribe(_ body: @escaping @Sendable (Value) -> Void) -> SubscriptionToken {
    let sink = Sink(body: body)
    let id = state.withLock { state in
      let id = state.nextID
      state.nextID += 1
      state.activeCount += 1
      state.entries.append(Entry(id: id, sink: sink))
      return id
    }
    return SubscriptionToken { [self] in
      sink.isActive.store(false, ordering: .sequentiallyConsistent)
      remove(id)
    }
  }

  /// Calls those who are subscribed now, on this thread, in order.
  ///
  /// Who cancels meanwhile is no longer called; who subscribes meanwhile waits for the next send.
  package func send(_ value: Value) {
    for entry in state.withLock({ $0.entries }) {
      guard let sink = entry.sink, sink.isActive.load(ordering: .sequentiallyConsistent) else {
        continue
      }
      sink.body(value)
    }
  }

  /// Forgets one subscriber.
  ///
  /// - Complexity: O(log *n*) amortised, *n* the number of subscribers.
  private func remove(_ id: Int) {
    // What the subscriber captured is freed after the lock is released: it may have a `deinit`.
    let removed = state.withLock { state -> Sink? in
      let index = state.entries.partitioningIndex { $0.id >= id }
      guard index < state.entries.count, state.entries[index].id == id else { return nil }
      let sink = state.entries[index].sink.take()
      state.activeCount -= 1
      if state.activeCount * 2 < state.entries.count {
        state.entries.removeAll { $0.sink == nil }
      }
      return sink
    }
    withExtendedLifetime(removed) {}
  }
}

extension RandomAccessCollection {
  /// The first index whose element belongs to the second part of a partitioned collection.
  fileprivate func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
    var low = startIndex
    var remaining = count
    while remaining > 0 {
      let half = remaining / 2
      let middle = index(low, offsetBy: half)
      if isInSecondPart(self[middle]) {
        remaining = half
      } else {
        low = index(after: middle)
        remaining -= half + 1
      }
    }
    return low
  }
}
