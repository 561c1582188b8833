/// The place of a modifier that changes the environment of its content.
final class EnvironmentNode: Node {
  let scope: EnvironmentScope

  init(parent: Node, outer: EnvironmentScope) {
    scope = EnvironmentScope(outer: outer)
    super.init(graph: parent.graph, parent: parent)
  }

  /// Takes over the values that a modifier sets; readers are checked where one differs.
  func write(
    _ values: EnvironmentValues,
    by set: @escaping @MainActor (inout EnvironmentValues) -> Void,
    isNew: Bool
  ) {
    scope.set = set
    guard scope.replaceValues(by: values.changes), !isNew else { return }
    scope.invalidateReaders()
  }

  override func dispose() {
    scope.dispose()
  }
}
