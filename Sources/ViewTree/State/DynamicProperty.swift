/// A property of a view that is brought up to date before the body is evaluated.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/dynamicproperty.
public protocol DynamicProperty {
  /// Brings the property up to date; called before each check of the view that declares it.
  @MainActor @preconcurrency mutating func update()

  /// Makes what the engine keeps for the property while its view is alive.
  @MainActor static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox

  /// Whether the property, or one nested in it, reads the environment.
  @MainActor static var _readsEnvironment: Bool { get }
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor @preconcurrency public mutating func update() {}

  /// Makes boxes for the dynamic properties nested in the property.
  @MainActor public static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox {
    NestedPropertyBox<Self>(owner)
  }

  /// Whether a property nested in this one reads the environment.
  @MainActor public static var _readsEnvironment: Bool {
    DynamicPropertyField.all(of: Self.self).contains { $0.type._readsEnvironment }
  }
}

/// What the engine keeps for one dynamic property of one node.
@MainActor
public class _PropertyBox {
  let owner: _BoxOwner

  package init(_ owner: _BoxOwner) {
    self.owner = owner
  }

  var node: Node { owner.node }

  /// Writes the current value into the property, which has the value from the parent.
  ///
  /// - Parameter property: The property inside of the node's view value.
  /// - Returns: Whether the body must be evaluated because of the property.
  package func update(_ property: UnsafeMutableRawPointer) -> Bool { false }

  /// Why the last `update` returned true, for the log.
  package func collectCauses(name: String, into causes: inout [RawCause]) {}

  /// Forgets what led to the current update; the body has been evaluated.
  package func finishUpdate() {}

  /// Gives back subscriptions; the view is gone.
  package func dispose() {}
}

/// The node for which property boxes are made.
@MainActor
public final class _BoxOwner {
  // The node owns its boxes, so it outlives them.
  package unowned(unsafe) let node: Node
  package let environment: EnvironmentScope

  package init(node: Node, environment: EnvironmentScope) {
    self.node = node
    self.environment = environment
  }
}

/// A stored property of a view whose type is a dynamic property.
@MainActor
package struct DynamicPropertyField {
  // Facts about types never change, so they are kept for the life of the process.
  private static var known: [ObjectIdentifier: [DynamicPropertyField]] = [:]

  /// The name as it was declared, without the underscore of wrapped storage.
  package let name: String
  /// The name of the storage: that of a wrapped property starts with an underscore.
  package let storedName: String
  package let offset: Int
  package let type: any DynamicProperty.Type

  /// The dynamic properties among the stored properties of `type`, in declaration order.
  package static func all(of type: Any.Type) -> [DynamicPropertyField] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields: [DynamicPropertyField] = StoredField.all(of: type).compactMap { field in
      guard let property = field.type as? any DynamicProperty.Type else { return nil }
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      return DynamicPropertyField(
        name: name,
        storedName: field.name,
        offset: field.offset,
        type: property
      )
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}

/// The box of a custom dynamic property: boxes for what is nested in it, then its own update.
final class NestedPropertyBox<Property: DynamicProperty>: _PropertyBox {
  private let boxes: PropertyBoxes

  override init(_ owner: _BoxOwner) {
    boxes = PropertyBoxes(DynamicPropertyField.all(of: Property.self), owner: owner)
    super.init(owner)
  }

  override func update(_ property: UnsafeMutableRawPointer) -> Bool {
    let isChanged = boxes.update(property)
    property.assumingMemoryBound(to: Property.self).pointee.update()
    return isChanged
  }

  override func collectCauses(name: String, into causes: inout [RawCause]) {
    boxes.collectCauses(prefix: name + ".", into: &causes)
  }

  override func finishUpdate() {
    boxes.finishUpdate()
  }

  override func dispose() {
    boxes.dispose()
  }
}

/// The boxes of all dynamic properties of one view or property, in declaration order.
@MainActor
final class PropertyBoxes {
  private let fields: [DynamicPropertyField]
  private let boxes: [_PropertyBox]
  private var changed: Set<Int> = []

  init(_ fields: [DynamicPropertyField], owner: _BoxOwner) {
    self.fields = fields
    boxes = fields.map { $0.type._makeBox(owner) }
  }

  /// Updates every box, without stopping at the first change.
  func update(_ base: UnsafeMutableRawPointer) -> Bool {
    if !changed.isEmpty { changed.removeAll(keepingCapacity: true) }
    for index in boxes.indices where boxes[index].update(base + fields[index].offset) {
      changed.insert(index)
    }
    return !changed.isEmpty
  }

  /// The names of the storage of all properties.
  var storedNames: [String] { fields.map(\.storedName) }

  /// The names of the storage of those that changed with the last update.
  var changedStoredNames: [String] {
    fields.indices.filter(changed.contains).map { fields[$0].storedName }
  }

  func collectCauses(prefix: String = "", into causes: inout [RawCause]) {
    for index in boxes.indices where changed.contains(index) {
      boxes[index].collectCauses(name: prefix + fields[index].name, into: &causes)
    }
  }

  func finishUpdate() {
    for box in boxes { box.finishUpdate() }
  }

  func dispose() {
    for box in boxes { box.dispose() }
  }
}
