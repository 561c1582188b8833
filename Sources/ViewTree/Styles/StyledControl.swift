/// A part of a control that the body of a style places, such as a label.
public protocol _StylePart: View {}

extension _StylePart {
  /// Goes through the part of the nearest control that has one of the type.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    var node: Node? = walk.node
    while let current = node {
      if let slot = current as? StyleSlotNode {
        // What stands in a part was written outside of the control.
        node = slot.control.parent
        continue
      }
      if let control = current as? any StyledPlace, control.walkPart(Self.self, &walk) { return }
      node = current.parent
    }
  }

  /// Unknown, since the control is.
  public static var _rowCount: Int? { nil }
}

/// A control whose content a style makes.
@MainActor
protocol StyledPlace: Node {
  /// Goes through a part of the control; false where it has no such part.
  func walkPart(_ part: Any.Type, _ walk: inout _Walk) -> Bool
}

/// The parts of a control, by the type that stands for each in the body of a style.
@MainActor
struct StyleParts {
  fileprivate var contents: [ObjectIdentifier: PartContent] = [:]

  /// Adds the view that a part stands for.
  mutating func add<Part: _StylePart, Content: View>(_: Part.Type, _ content: Content) {
    contents[ObjectIdentifier(Part.self)] = PartContentOf(content)
  }
}

/// The view of a part, its type hidden.
@MainActor
private class PartContent {
  func walk(_ walk: inout _Walk) {}
}

private final class PartContentOf<Content: View>: PartContent {
  private let content: Content

  init(_ content: Content) {
    self.content = content
  }

  override func walk(_ walk: inout _Walk) {
    withUnsafePointer(to: content) { Content._walk($0, &walk) }
  }
}

/// The place of a control that has a style of the app.
final class StyledControlNode<Configuration>: Node, StyledPlace {
  private let environment: EnvironmentScope
  private let window: RowWindow?
  private var configuration: Configuration
  private var parts: StyleParts
  private var slots: [StyleSlotNode] = []

  init(
    _ configuration: Configuration,
    _ parts: StyleParts,
    parent: Node,
    environment: EnvironmentScope,
    window: RowWindow?
  ) {
    self.configuration = configuration
    self.parts = parts
    self.environment = environment
    self.window = window
    super.init(graph: parent.graph, parent: parent)
    environment.addReader(self)
  }

  /// Takes another configuration and other parts from the view around.
  func receive(_ configuration: Configuration, _ parts: StyleParts) {
    self.configuration = configuration
    self.parts = parts
  }

  /// Hands new values of the parts to every place they stand at.
  func updateSlots(_ window: RowWindow?) {
    slots.removeAll { !$0.isAlive }
    for slot in slots {
      var walk = _Walk(slot, purpose: .update, environment: slot.environment)
      walk.window = window
      parts.contents[slot.part]?.walk(&walk)
    }
  }

  /// Goes through the body of the style.
  func walkBody(_ walk: inout _Walk) {
    guard let style = EnvironmentValues(environment)[style: Configuration.self] else { return }
    walk.descend(into: self) { walk in
      walk.environment({ $0[style: Configuration.self] = $0[style: Configuration.self]?.outer }) {
        style.walkBody(configuration, &$0)
      }
    }
  }

  func walkPart(_ part: Any.Type, _ walk: inout _Walk) -> Bool {
    let key = ObjectIdentifier(part)
    guard let content = parts.contents[key] else { return false }
    let (slot, isNew) = walk.next { parent, environment in
      StyleSlotNode(key, of: self, parent: parent, environment: environment)
    }
    if isNew { slots.append(slot) }
    // The control hands new values of its parts to their places by itself.
    if walk.isUpdate, !isNew { return true }
    walk.descend(into: slot, content.walk)
    return true
  }

  override func update() {
    guard !reasons.isEmpty else { return }
    reasons = []
    graph.schedulingChildren {
      guard let parent else { return }
      var walk = _Walk(parent, purpose: .update, environment: environment)
      walk.window = window
      walkBody(&walk)
    }
  }

  override func inspect(_ walk: inout _Walk) { walkBody(&walk) }

  override func dispose() { environment.removeReader(self) }
}

/// One place of a part in the body of a style.
private final class StyleSlotNode: Node {
  let part: ObjectIdentifier
  unowned(unsafe) let control: Node
  let environment: EnvironmentScope

  init(
    _ part: ObjectIdentifier,
    of control: Node,
    parent: Node,
    environment: EnvironmentScope
  ) {
    self.part = part
    self.control = control
    self.environment = environment
    super.init(graph: parent.graph, parent: parent)
  }
}

extension _Walk {
  /// The app's style of controls with a configuration at the current place, if there is one.
  func style<Configuration>(for _: Configuration.Type) -> ControlStyle<Configuration>? {
    guard environment.hasStyles else { return nil }
    return EnvironmentValues(environment)[style: Configuration.self]
  }

  /// Goes through what the app's style makes of a control.
  ///
  /// Whether a place has a style of the app follows from the types around it, so it never changes.
  ///
  /// - Parameters:
  ///   - configuration: What the style is told about the control.
  ///   - addParts: Adds the parts of the control that the style can place.
  /// - Returns: False where the system's style is used and nothing was gone through.
  mutating func styled<Configuration>(
    _ configuration: @autoclosure () -> Configuration,
    _ addParts: (inout StyleParts) -> Void
  ) -> Bool {
    guard style(for: Configuration.self) != nil else { return false }
    let window = window
    var parts = StyleParts()
    if isUpdate { addParts(&parts) }
    let (node, isNew) = next { parent, environment in
      StyledControlNode(
        configuration(),
        parts,
        parent: parent,
        environment: environment,
        window: window
      )
    }
    if isUpdate, !isNew { node.receive(configuration(), parts) }
    node.walkBody(&self)
    if isUpdate, !isNew { node.updateSlots(window) }
    return true
  }
}
