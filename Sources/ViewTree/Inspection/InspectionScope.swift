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
  /// What submitting a field does, innermost first.
  var submit: [SubmitAction] = []
  var refresh: (() async -> Void)?
  var menu: (() -> Void)?
  var swipes: [() -> Void] = []
  var isHidden = false
  /// Whether nobody can act on the content, though it is there.
  var isOutOfReach = false
  /// The value by which a picker knows the elements.
  var tag: AnyHashable?
  /// Picks the choice with a tag in the picker around.
  var choose: ((AnyHashable) -> Bool)?
  /// What has the focus where an element has it.
  var focus: [FocusTarget] = []
  var gestures: [GestureTarget] = []
  var hover: ((Bool) -> Void)?

  /// Whether nothing is run on behalf of the surroundings, so that looking into the content alone
  /// finds the same actions.
  var areInert: Bool {
    submit.isEmpty && refresh == nil && choose == nil && gestures.isEmpty && hover == nil
      && menu == nil && swipes.isEmpty
  }
}

extension InspectionScope {
  /// Whether the elements can be looked for here without their surroundings.
  package var standsAlone: Bool { attributes.areInert && rows?.select == nil }
}
