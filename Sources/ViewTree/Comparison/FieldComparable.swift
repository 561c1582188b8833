/// A stored property whose type brings its own rule for comparing view values.
///
/// Property wrappers are part of the value of a view, yet what they hold while a view is alive,
/// such as the location of a state, is not.
package protocol FieldComparable {
  /// Returns whether two values of the field leave the view the same.
  static func isSameField(_ old: Self, _ new: Self) -> Bool
}
