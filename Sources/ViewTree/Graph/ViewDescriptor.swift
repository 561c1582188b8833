/// What the engine knows about a view type, worked out once.
@MainActor
package final class ViewDescriptor {
  // Facts about types never change, so they are kept for the life of the process.
  private static var known: [ObjectIdentifier: ViewDescriptor] = [:]

  /// The description of `type`.
  ///
  /// - Complexity: O(1) after the first call for a type.
  static func of(_ type: Any.Type) -> ViewDescriptor {
    let key = ObjectIdentifier(type)
    if let descriptor = known[key] { return descriptor }
    let descriptor = ViewDescriptor(type)
    known[key] = descriptor
    return descriptor
  }

  /// The type's name without module, enclosing types and generic arguments: `CartLineRow`.
  package let name: String
  /// The type's full name, for telling types of one name apart.
  package let qualifiedName: String
  /// Compares view values from the parent.
  let comparator: ValueComparator
  /// Names the stored properties in which two values differ, whatever rule compares the views.
  let fields: FieldsComparator
  /// The dynamic properties of the type, in declaration order.
  let properties: [DynamicPropertyField]
  /// Whether any property reads the environment.
  let readsEnvironment: Bool

  private init(_ described: Any.Type) {
    let type = (described as? any DescribedView.Type)?.describedType ?? described
    let named = (described as? any NamedView.Type)?.namedType ?? type
    qualifiedName = String(reflecting: named)
    name = Self.shortName(String(describing: named))
    comparator = ComparatorFactory.comparator(for: type)
    fields = ComparatorFactory.fieldsComparator(for: type)
    properties = DynamicPropertyField.all(of: type)
    readsEnvironment = properties.contains { $0.type._readsEnvironment }
  }

  /// `Box<Text>` becomes `Box`.
  private static func shortName(_ name: String) -> String {
    name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }
}

/// A view of the engine that stands for something else, such as a modifier.
@MainActor
protocol DescribedView {
  /// The type whose name and stored properties count.
  static var describedType: Any.Type { get }
}

/// A view of the engine that is known by the name of something else, such as a style.
@MainActor
protocol NamedView {
  /// The type whose name counts.
  static var namedType: Any.Type { get }
}
