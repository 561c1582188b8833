public import Foundation

#if !canImport(Darwin)
extension String.StandardComparator {
  /// As people of a region expect it; here by the characters, so that runs are alike everywhere.
  public static var localizedStandard: String.StandardComparator { .lexical }

  /// As people of a region expect it; here by the characters, so that runs are alike everywhere.
  public static var localized: String.StandardComparator { .lexical }
}
#endif

extension KeyPath {
  /// The key path for a comparator, which may go to another thread; those of columns never do.
  var forComparing: any KeyPath<Root, Value> & Sendable {
    // Sendable has no witnesses, so both references are laid out alike.
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}
