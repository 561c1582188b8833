internal import Dispatch
internal import Observation
internal import Synchronization

/// A store whose write takes as long as the test wants, between announcing and storing.
final class SlowStore: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Mutex("")
  private let announced = AsyncStream.makeStream(of: Void.self)
  private let release = DispatchSemaphore(value: 0)

  var couponCode: String {
    registrar.access(self, keyPath: \.couponCode)
    return stored.withLock { $0 }
  }

  func write(_ code: String) {
    registrar.withMutation(of: self, keyPath: \.couponCode) {
      announced.continuation.yield()
      release.wait()
      stored.withLock { $0 = code }
    }
  }

  func waitUntilAnnounced() async {
    var iterator = announced.stream.makeAsyncIterator()
    await iterator.next()
  }

  func finishWriting() {
    release.signal()
  }
}
