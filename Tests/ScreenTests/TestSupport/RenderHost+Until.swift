internal import RenderSim

extension RenderHost {
  /// Lets tasks go on, whatever threads they pass through, until a condition holds.
  ///
  /// - Returns: Whether it did, before patience ended.
  func settle(until condition: () -> Bool) async -> Bool {
    for _ in 0..<100_000 {
      if condition() { return true }
      await settle()
    }
    return condition()
  }
}
