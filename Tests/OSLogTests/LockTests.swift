internal import OSLog
internal import Testing

struct LockTests {
  @Test
  func `a lock keeps threads out of its state`() async {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<1_000 { counter.withLock { $0 += 1 } } }
      }
    }
    #expect(counter.withLock { $0 } == 4_000)
  }

  @Test
  func `a lock that is taken is not available`() {
    let lock = OSAllocatedUnfairLock()
    #expect(lock.lockIfAvailable())
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 7 } == 7)
    let state = OSAllocatedUnfairLock(uncheckedState: "cart")
    #expect(state.withLockIfAvailable { $0 } == "cart")
  }

  @Test
  func `a lock without an object keeps threads out`() async {
    let lock = SpinLock()
    #expect(lock.isFree)
    #expect(lock.withLock { lock.isFree } == false)
    #expect(lock.isFree)
  }
}
