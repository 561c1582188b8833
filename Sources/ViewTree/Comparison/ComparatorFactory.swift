@_spi(Reflection) internal import Swift
internal import Synchronization

/// Returns whether two values are the same to the update algorithm.
package func isSameValue<Value>(_ old: Value, _ new: Value) -> Bool {
  let comparator = ComparatorFactory.comparator(for: Value.self)
  return withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in
      comparator.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
    }
  }
}

/// Picks the comparison rule of a type, once.
package enum ComparatorFactory {
  private struct Cache: @unchecked Sendable {
    // Comparators are immutable once made; the mutex guards the table.
    var comparators: [ObjectIdentifier: ValueComparator] = [:]
  }

  private static let cache = Mutex(Cache())

  /// The comparator of `type`.
  ///
  /// - Complexity: O(1) after the first call for a type.
  package static func comparator(for type: Any.Type) -> ValueComparator {
    let key = ObjectIdentifier(type)
    if let known = cache.withLock({ $0.comparators[key].map(Unchecked.init) }) {
      return known.value
    }
    // Made outside of the lock, since making one asks for those of the fields.
    let made = make(for: type)
    cache.withLock { $0.comparators[key] = made }
    return made
  }

  /// A comparator on its way out of the lock; it is immutable.
  private struct Unchecked: @unchecked Sendable {
    let value: ValueComparator
  }

  private static func make(for type: Any.Type) -> ValueComparator {
    if let custom = type as? any FieldComparable.Type { return customComparator(custom) }
    let metadata = TypeMetadata(type)
    if metadata.isTrivial { return trivialComparator(for: type, metadata) }
    if let equatable = type as? any Equatable.Type { return equatableComparator(equatable) }
    switch metadata.kind {
    case .structure: return FieldsComparator(fields: fields(of: type))
    case .tuple: return FieldsComparator(fields: elements(of: metadata))
    case .enumeration: return enumComparator(for: type, metadata)
    case .function: return FunctionComparator()
    case .existential: return existentialComparator(type)
    case .reference, .opaque: return BytesComparator(size: metadata.size)
    }
  }

  // MARK: Trivial types

  /// Compares by bytes, but looks at the fields where padding or unused payload could differ.
  private static func trivialComparator(
    for type: Any.Type,
    _ metadata: TypeMetadata
  ) -> ValueComparator {
    switch metadata.kind {
    case .structure:
      let fields = fields(of: type)
      return fields.isEmpty || covers(fields, metadata.size)
        ? BytesComparator(size: metadata.size) : FieldsComparator(fields: fields)
    case .tuple:
      let fields = elements(of: metadata)
      return covers(fields, metadata.size)
        ? BytesComparator(size: metadata.size) : FieldsComparator(fields: fields)
    case .enumeration: return enumComparator(for: type, metadata)
    default: return BytesComparator(size: metadata.size)
    }
  }

  /// Whether the fields fill the value without gaps and are compared by bytes themselves.
  private static func covers(_ fields: [FieldsComparator.Field], _ size: Int) -> Bool {
    var end = 0
    for field in fields {
      guard field.offset == end, let bytes = field.comparator as? BytesComparator else {
        return false
      }
      end += bytes.size
    }
    return end == size
  }

  // MARK: Parts

  /// A comparator that goes by the stored properties even where the type has another rule.
  package static func fieldsComparator(for type: Any.Type) -> FieldsComparator {
    FieldsComparator(fields: fields(of: type))
  }

  private static func fields(of type: Any.Type) -> [FieldsComparator.Field] {
    StoredField.all(of: type).map { field in
      FieldsComparator.Field(
        name: field.name,
        offset: field.offset,
        comparator: comparator(for: field.type)
      )
    }
  }

  private static func elements(of metadata: TypeMetadata) -> [FieldsComparator.Field] {
    metadata.tupleElements.enumerated().map { index, element in
      FieldsComparator.Field(
        name: "\(index)",
        offset: element.offset,
        comparator: comparator(for: element.type)
      )
    }
  }

  private static func enumComparator(
    for type: Any.Type,
    _ metadata: TypeMetadata
  ) -> ValueComparator {
    if let optional = type as? any OptionalComparing.Type { return optional.makeComparator() }
    guard let witnesses = EnumWitnesses(metadata), let cases = metadata.enumCases else {
      return BytesComparator(size: metadata.size)
    }
    let payloads = cases.map { enumCase in
      enumCase.payload.map { payload in
        EnumComparator.Payload(
          comparator: comparator(for: payload),
          boxOffset: enumCase.isIndirect
            ? (16 + TypeMetadata(payload).alignmentMask) & ~TypeMetadata(payload).alignmentMask
            : nil
        )
      }
    }
    return EnumComparator(witnesses: witnesses, payloads: payloads)
  }

  private static func customComparator<Value: FieldComparable>(
    _: Value.Type
  ) -> ValueComparator {
    CustomComparator<Value>()
  }

  private static func equatableComparator<Value: Equatable>(_: Value.Type) -> ValueComparator {
    EquatableComparator<Value>()
  }

  private static func existentialComparator<Value>(_: Value.Type) -> ValueComparator {
    ExistentialComparator<Value>()
  }
}

/// Reaches the wrapped type of an optional.
private protocol OptionalComparing {
  static func makeComparator() -> ValueComparator
}

extension Optional: OptionalComparing {
  fileprivate static func makeComparator() -> ValueComparator {
    // A weak reference is described as an optional class; its word must not be retained.
    if TypeMetadata(Wrapped.self).kind == .reference {
      return BytesComparator(size: MemoryLayout<Self>.size)
    }
    return wrappedComparator()
  }

  private static func wrappedComparator() -> ValueComparator {
    OptionalComparator<Wrapped>(wrapped: ComparatorFactory.comparator(for: Wrapped.self))
  }
}
