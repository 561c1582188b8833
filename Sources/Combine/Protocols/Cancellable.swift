/// An activity that can be ended early.
public protocol Cancellable {
  /// Ends the activity; nothing happens if it has ended.
  func cancel()
}

extension Cancellable {
  /// Keeps the activity in a collection; it ends when it is removed from there.
  public func store<C: RangeReplaceableCollection>(
    in collection: inout C
  ) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps the activity in a set; it ends when it is removed from there.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
