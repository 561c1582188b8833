/// A node whose content can be inspected on its own, with what its surroundings contribute.
///
/// Looking into one scope costs what stands in it, not what is on the whole screen.
@MainActor
package struct InspectionScope {
  package let node: Node
  let environment: EnvironmentScope
  let attributes: ElementAttributes
  let rows: RowContext?

  /// The elements in the content of the scope, without those of other views in it.
  package func elements() -> [Element] {
    let inspector = Inspector(entersViews: false)
    var walk = _Walk(node, purpose: .inspect(inspector), environment: environment)
    walk.attributes = attributes
    walk.rows = rows
    node.inspect(&walk)
    return inspector.elements
  }
}

/// What modifiers around a place say about every element in it.
@MainActor
struct ElementAttributes {
  var identifier: String?
  var spokenLabel: String?
  var tap: (() -> Void)?
  var submit: (() -> Void)?
  var refresh: (() async -> Void)?
  var menu: (() -> Void)?
  var swipes: [() -> Void] = []
  var isHidden = false
}
