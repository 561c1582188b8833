/// Makes a pair of the first values, the second ones, and so on.
final class ZipJunction<First, Second, Failure: Error>: PairJunction<First, Second, Failure> {
  private var first: [First] = []
  private var second: [Second] = []

  override func store(first: First) {
    self.first.append(first)
  }

  override func store(second: Second) {
    self.second.append(second)
  }

  override func nextPair() -> (First, Second)? {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    return (first.removeFirst(), second.removeFirst())
  }

  override func waitingPair() -> (First, Second)? {
    nextPair()
  }

  override func isOver(firstIsDone: Bool, secondIsDone: Bool) -> Bool {
    firstIsDone && first.isEmpty || secondIsDone && second.isEmpty
  }
}
