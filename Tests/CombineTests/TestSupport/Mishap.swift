/// What goes wrong in tests.
enum Mishap: Error, Equatable {
  /// A publisher failed.
  case failed
  /// A closure threw.
  case thrown
}
