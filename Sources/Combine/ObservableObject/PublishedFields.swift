@_spi(Reflection) internal import Swift
internal import Synchronization

/// The published properties of a class, inherited ones included.
struct PublishedFields: Sendable {
  private struct Field: Sendable {
    let name: String
    let offset: Int
    let type: any PublishedField.Type
  }

  private static let known = Mutex([ObjectIdentifier: PublishedFields]())

  private let fields: [Field]

  /// Whether the class has no published properties.
  var isEmpty: Bool { fields.isEmpty }

  /// The published properties of a class; found out once for each class.
  static func of(_ type: AnyClass) -> PublishedFields {
    let id = ObjectIdentifier(type)
    if let fields = known.withLock({ $0[id] }) { return fields }
    let fields = PublishedFields(type)
    known.withLock { $0[id] = fields }
    return fields
  }

  private init(_ type: AnyClass) {
    var fields: [Field] = []
    // 1: the type is a class; 2: skip fields of unknown kind. The named options are mutable
    // globals, which Swift 6 does not let us read.
    let options = _EachFieldOptions(rawValue: 1 | 2)
    _forEachField(of: type, options: options) { name, offset, fieldType, _ in
      if let published = fieldType as? any PublishedField.Type {
        // The wrapper's storage is named like the property, with an underscore before it.
        let name = String(cString: name).drop { $0 == "_" }
        fields.append(Field(name: String(name), offset: offset, type: published))
      }
      return true
    }
    self.fields = fields
  }

  /// The storages of the published properties of an object of this class, with their names.
  func storages(in object: AnyObject) -> [(storage: any PublishedStorage, name: String)] {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withExtendedLifetime(object) {
      fields.map { ($0.type.storage(at: base + $0.offset), $0.name) }
    }
  }
}

/// A stored property that a `@Published` declaration makes.
protocol PublishedField: SendableMetatype {
  /// The storage of the property at this address, which holds a value of this type.
  static func storage(at address: UnsafeRawPointer) -> any PublishedStorage
}

/// What all published storages have in common, whatever their value is.
protocol PublishedStorage: AnyObject, Sendable {
  /// The publisher of the object that the property belongs to, once somebody asked for it.
  var objectPublisher: ObservableObjectPublisher? { get }

  /// Makes the property send to a publisher, under the given name.
  func install(_ publisher: ObservableObjectPublisher, name: String)
}
