/// Makes a pair of the latest values with each new one.
final class LatestJunction<First, Second, Failure: Error>: PairJunction<First, Second, Failure> {
  private var first: First?
  private var second: Second?

  override func store(first: First) {
    self.first = first
  }

  override func store(second: Second) {
    self.second = second
  }

  override func nextPair() -> (First, Second)? {
    guard let first, let second else { return nil }
    return (first, second)
  }
}
