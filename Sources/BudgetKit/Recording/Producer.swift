/// The program that wrote a file.
package enum Producer {
  /// The version of this package.
  package static let version = "0.1.0"

  /// The name and version that files carry.
  package static let name = "perfbudget \(version)"
}
