internal import Observation
@_spi(Reflection) internal import Swift

/// The stored values of the observable objects that a view holds, as they were before its body ran.
///
/// Observation tells nobody of a write that a body makes to what it has not read before, so such
/// a write is found by looking at the objects again.
@MainActor
struct ModelSnapshot {
  /// An observed property in the storage of an object.
  private struct Property {
    let name: String
    let offset: Int
    let size: Int
  }

  // Facts about types never change, so they are kept for the life of the process.
  private static var knownProperties: [ObjectIdentifier: [Property]] = [:]
  private static var knownReferences: [ObjectIdentifier: [Int]] = [:]

  private var objects: [(object: AnyObject, values: [[UInt8]])] = []

  /// Takes a snapshot of the objects in the stored properties of a view.
  init<Content>(of view: UnsafePointer<Content>) {
    for offset in Self.references(in: Content.self) {
      let address = UnsafeRawPointer(view) + offset
      guard let object = address.load(as: AnyObject?.self) else { continue }
      objects.append((object, Self.values(of: object)))
    }
  }

  /// The properties that differ from the snapshot, as `Store.total`.
  var changes: [String] {
    objects.flatMap { object, values in
      zip(Self.properties(of: object), zip(values, Self.values(of: object)))
        .filter { $1.0 != $1.1 }
        .map { "\(type(of: object)).\($0.0.name)" }
    }
  }

  private static func values(of object: AnyObject) -> [[UInt8]] {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return properties(of: object).map { property in
      [UInt8](UnsafeRawBufferPointer(start: address + property.offset, count: property.size))
    }
  }

  private static func properties(of object: AnyObject) -> [Property] {
    let type: AnyObject.Type = type(of: object)
    if let known = knownProperties[ObjectIdentifier(type)] { return known }
    var properties: [Property] = []
    // The option for classes; its named constant is a variable, which may not be read here.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
      let name = String(cString: name)
      // The macro stores `total` as `_total`.
      if name.hasPrefix("_"), !name.hasPrefix("_$") {
        properties.append(
          Property(
            name: String(name.dropFirst()),
            offset: offset,
            size: TypeMetadata(type).size
          )
        )
      }
      return true
    }
    knownProperties[ObjectIdentifier(type)] = properties
    return properties
  }

  /// Where in values of a type references to observable objects lie.
  private static func references(in type: Any.Type) -> [Int] {
    if let known = knownReferences[ObjectIdentifier(type)] { return known }
    var offsets: [Int] = []
    for field in StoredField.all(of: type) {
      if TypeMetadata(field.type).kind == .reference {
        if field.type is any Observable.Type { offsets.append(field.offset) }
      } else {
        offsets += references(in: field.type).map { $0 + field.offset }
      }
    }
    knownReferences[ObjectIdentifier(type)] = offsets
    return offsets
  }
}
