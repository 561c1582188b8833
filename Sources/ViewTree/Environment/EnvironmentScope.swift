/// One change of the environment in the tree, and the views below that read any of it.
///
/// Scopes form a chain towards the root; a lookup takes the nearest value. When a scope's value
/// changes, every reader below it is checked, whichever key it reads, and runs only if its own
/// value differs.
///
/// - Note: Source: WWDC 2025, session 306, on the cost of environment updates.
package final class EnvironmentScope: @unchecked Sendable {
  // Only the graph's thread touches a scope; nothing guards it otherwise.
  private let outer: EnvironmentScope?
  private var values: [ObjectIdentifier: Any] = [:]
  /// Sets the scope's own values, given those further out; nil at the root.
  var set: (@MainActor (inout EnvironmentValues) -> Void)?
  private var readers: [ObjectIdentifier: Node] = [:]
  private var innerScopes: [ObjectIdentifier: EnvironmentScope] = [:]
  /// Whether controls in the scope may have a style of the app.
  var hasStyles = false

  package init(outer: EnvironmentScope?) {
    self.outer = outer
    hasStyles = outer?.hasStyles ?? false
    outer?.innerScopes[ObjectIdentifier(self)] = self
  }

  /// Takes the scope out of the chain; its subtree is gone.
  func dispose() {
    outer?.innerScopes[ObjectIdentifier(self)] = nil
  }

  /// The nearest value for a key, or nil where nobody set one.
  func value(for key: ObjectIdentifier) -> Any? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let value = current.values[key] { return value }
      scope = current.outer
    }
    return nil
  }

  /// Replaces all of the scope's own values.
  ///
  /// - Returns: Whether one of them differs from before, or was added or removed.
  func replaceValues(by new: [ObjectIdentifier: Any]) -> Bool {
    let old = values
    values = new
    return old.count != new.count
      || new.contains { key, value in
        guard let before = old[key] else { return true }
        return !isSameValue(before, value)
      }
  }

  /// Adds to the scope's own values.
  ///
  /// - Returns: Whether one of them differs from before.
  func mergeValues(_ new: [ObjectIdentifier: Any]) -> Bool {
    replaceValues(by: values.merging(new) { _, new in new })
  }

  func addReader(_ node: Node) {
    readers[ObjectIdentifier(node)] = node
  }

  func removeReader(_ node: Node) {
    readers[ObjectIdentifier(node)] = nil
  }

  /// Has every reader at or below the scope checked, and the values in between set anew,
  /// since a modifier may change a value from further out.
  ///
  /// - Complexity: O(*n*) in the number of readers and inner scopes.
  @MainActor
  func invalidateReaders() {
    var scopes = [self]
    while let scope = scopes.popLast() {
      if scope !== self { scope.followOuterValues() }
      for reader in scope.readers.values { reader.invalidate(.check) }
      scopes.append(contentsOf: scope.innerScopes.values)
    }
  }

  @MainActor
  private func followOuterValues() {
    guard let set, let outer else { return }
    var new = EnvironmentValues(outer)
    set(&new)
    values = new.changes
  }
}
