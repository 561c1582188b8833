/// One pass over the value of a body, beside the nodes that belong to it.
///
/// A body's static type fixes which places it has, so the *n*-th place of a body is the *n*-th
/// child of its node: no keys are looked up. What can vary (a condition, the elements of a
/// `ForEach`, an erased type, an explicit id) has a node of its own around the varying part.
///
/// The engine's own views implement `View._walk` with it; screens never see it.
@MainActor
public struct _Walk {
  /// What a pass is for.
  enum Purpose {
    /// Creates nodes, hands new values to existing ones, and schedules what must be evaluated.
    case update
    /// Collects what is shown.
    case inspect(Inspector)
  }

  let purpose: Purpose
  /// The node whose children the pass goes through.
  private(set) var node: Node
  /// The next child.
  private var index = 0
  /// The environment at the current place.
  var environment: EnvironmentScope
  /// The rule that the next view with a body compares by, where `.equatable()` sets one.
  private var comparatorOfNextView: ValueComparator?
  /// The window of the nearest lazy container; nil in eager ones.
  var window: RowWindow?
  /// Traits that modifiers give to the nearest enclosing structure, such as a tag.
  var traits = ViewTraits()
  /// What modifiers around the current place say about elements.
  var attributes = ElementAttributes()
  /// What the list around the current place says to its rows; only while inspecting.
  var rows: RowContext?
  /// The menu that a modifier around gives to the rows of lists; only while inspecting.
  var rowMenu: RowMenu?
  /// The scope that elements at the current place belong to.
  private var scope: InspectionScope?

  init(_ node: Node, purpose: Purpose, environment: EnvironmentScope) {
    self.node = node
    self.purpose = purpose
    self.environment = environment
  }

  var graph: Graph { node.graph }

  var isUpdate: Bool {
    if case .update = purpose { true } else { false }
  }

  // MARK: Nodes

  /// Returns the node at the current place, made by `make` where the place is new.
  ///
  /// - Parameter make: Makes the node, as a child of the current node.
  /// - Returns: The node, and whether it was made just now.
  mutating func next<Place: Node>(
    _ make: (Node, EnvironmentScope) -> Place
  ) -> (node: Place, isNew: Bool) {
    defer { index += 1 }
    if index < node.children.count {
      return (unsafeDowncast(node.children[index], to: Place.self), false)
    }
    precondition(isUpdate, "A place without a node was inspected. This is a defect in perfbudget.")
    let made = make(node, environment)
    node.children.append(made)
    return (made, true)
  }

  /// Goes through the children of `inner` and comes back.
  mutating func descend(into inner: Node, _ body: (inout _Walk) -> Void) {
    let outer = (node, index)
    (node, index) = (inner, 0)
    body(&self)
    (node, index) = outer
  }

  // MARK: Views with a body

  /// Hands a view with a body to its node.
  mutating func composite<Content: View>(_ view: UnsafePointer<Content>) {
    // A rule that was meant for a view without a body is not one for what stands in it.
    let comparator = comparatorOfNextView.flatMap { $0.compares(Content.self) ? $0 : nil }
    let window = window
    comparatorOfNextView = nil
    let (child, isNew) = next { parent, environment in
      ViewNode<Content>(view.pointee, parent: parent, environment: environment, window: window)
    }
    switch purpose {
    case .update where isNew:
      child.invalidate(.appeared)
    case .update:
      child.receive(view, comparator: comparator)
    case .inspect(let inspector):
      if inspector.entersViews { child.inspect(&self) }
    }
  }

  /// Makes the next view with a body be compared by its own `==`.
  mutating func compareNextView<Content: View & Equatable>(with _: Content.Type) {
    comparatorOfNextView = EquatableComparator<Content>()
  }

  // MARK: Varying structure

  /// Goes through a part whose identity is `key`; another key than before replaces the part.
  ///
  /// - Parameters:
  ///   - key: What distinguishes this content from what may stand here at another time.
  ///   - body: Goes through the content.
  mutating func structure(_ key: StructureKey, _ body: (inout _Walk) -> Void) {
    let (place, isNew) = next { parent, _ in StructureNode(key: key, parent: parent) }
    if isUpdate, !isNew, place.key != key {
      graph.replaceChildren(of: place)
      place.key = key
    }
    let outerTraits = traits
    traits = ViewTraits()
    descend(into: place, body)
    if isUpdate { place.transition = traits.transition }
    traits = outerTraits
  }

  /// Goes through content under an environment in which a modifier has set values.
  ///
  /// - Parameters:
  ///   - set: Sets the values, given those outside.
  ///   - body: Goes through the content.
  mutating func environment(
    _ set: @escaping @MainActor (inout EnvironmentValues) -> Void,
    _ body: (inout _Walk) -> Void
  ) {
    let (place, isNew) = next { parent, environment in
      EnvironmentNode(parent: parent, outer: environment)
    }
    if isUpdate {
      var values = EnvironmentValues(environment)
      set(&values)
      place.write(values, by: set, isNew: isNew)
    }
    let outer = environment
    environment = place.scope
    body(&self)
    environment = outer
  }

  // MARK: Inspection

  /// Adds an element to what is shown; does nothing while updating.
  mutating func show(_ element: @autoclosure () -> Element) {
    guard case .inspect(let inspector) = purpose, !attributes.isHidden else { return }
    inspector.append(described(element()))
  }

  /// Goes through content whose elements belong to one element, such as a button and its label.
  mutating func show(
    _ element: @autoclosure () -> Element,
    containing body: (inout _Walk) -> Void
  ) {
    guard case .inspect(let inspector) = purpose, !attributes.isHidden else { return body(&self) }
    inspector.open(described(element()))
    let outer = attributes
    attributes = ElementAttributes()
    body(&self)
    attributes = outer
    inspector.close()
  }

  /// An element with what the surroundings say about it.
  private func described(_ element: Element) -> Element {
    var element = element
    element.identifier = element.identifier ?? attributes.identifier
    element.spokenLabel = element.spokenLabel ?? attributes.spokenLabel
    attributes.complete(&element)
    element.interactions.row.menu = element.interactions.row.menu ?? attributes.menu
    element.interactions.row.swipes += attributes.swipes
    element.isEnabled = EnvironmentValues(environment).isEnabled && !attributes.isOutOfReach
    element.scope = scope
    return element
  }

  /// Goes through the content of a node that can be inspected on its own.
  mutating func inspectScope(
    _ node: Node,
    _ environment: EnvironmentScope,
    _ body: (inout _Walk) -> Void
  ) {
    let outerScope = scope
    let outerEnvironment = self.environment
    scope = InspectionScope(
      node: node,
      environment: environment,
      attributes: attributes,
      rows: rows
    )
    self.environment = environment
    descend(into: node, body)
    self.environment = outerEnvironment
    scope = outerScope
  }

  /// Whether an inspection goes on into views with a body and into rows.
  var entersViews: Bool {
    if case .inspect(let inspector) = purpose { inspector.entersViews } else { true }
  }

  /// Gives an inspection to each child of a node, in order.
  mutating func visitChildren(of node: Node) {
    for child in node.children { child.inspect(&self) }
  }
}
