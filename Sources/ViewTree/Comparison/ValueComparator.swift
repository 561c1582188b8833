/// Decides whether two values of one type are the same to the update algorithm.
///
/// The rules are those of SwiftUI's default comparison, "Equatable unless POD": trivial types by
/// their bytes, other `Equatable` types by `==`, structs field by field, references by identity.
/// Subclasses hold one rule each; `ComparatorFactory` picks the rule once per type.
///
/// - Note: Source: OpenSwiftUI's `compareValues` tests, which run against Apple's framework.
package class ValueComparator {
  /// Returns whether the values at two addresses are the same.
  ///
  /// - Parameters:
  ///   - old: The address of an initialised value of the comparator's type.
  ///   - new: The address of another one.
  /// - Returns: Whether the update algorithm may go on as if nothing had changed.
  /// - Complexity: O(*n*) in the size of the values for bytes and fields; that of `==` otherwise.
  package func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    preconditionFailure("A comparator without a rule was used. This is a defect in perfbudget.")
  }

  /// Whether the comparator was made for values of `type` by their own `==`.
  func compares(_ type: Any.Type) -> Bool { false }
}

/// Compares the bytes of trivial values.
final class BytesComparator: ValueComparator {
  let size: Int

  init(size: Int) {
    self.size = size
  }

  override package func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    switch size {
    case 0: true
    case 1: old.load(as: UInt8.self) == new.load(as: UInt8.self)
    case 8: old.loadUnaligned(as: UInt64.self) == new.loadUnaligned(as: UInt64.self)
    default:
      UnsafeRawBufferPointer(start: old, count: size)
        .elementsEqual(UnsafeRawBufferPointer(start: new, count: size))
    }
  }
}

/// Compares with the `==` of the type.
final class EquatableComparator<Value: Equatable>: ValueComparator {
  override package func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    old.assumingMemoryBound(to: Value.self).pointee
      == new.assumingMemoryBound(to: Value.self).pointee
  }

  override func compares(_ type: Any.Type) -> Bool { type == Value.self }
}

/// Compares with a rule that the type itself provides.
final class CustomComparator<Value: FieldComparable>: ValueComparator {
  override package func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    Value.isSameField(
      old.assumingMemoryBound(to: Value.self).pointee,
      new.assumingMemoryBound(to: Value.self).pointee
    )
  }
}

/// Compares the stored properties of a struct, or the elements of a tuple, one by one.
package final class FieldsComparator: ValueComparator {
  struct Field {
    let name: String
    let offset: Int
    let comparator: ValueComparator
  }

  let fields: [Field]

  init(fields: [Field]) {
    self.fields = fields
  }

  override package func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for field in fields
    where !field.comparator.areEqual(old + field.offset, new + field.offset) {
      return false
    }
    return true
  }

  /// The names of the stored properties that differ, outermost only.
  func differingFields(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> [String] {
    fields
      .filter { !$0.comparator.areEqual(old + $0.offset, new + $0.offset) }
      .map { $0.name.hasPrefix("_") ? String($0.name.dropFirst()) : $0.name }
  }
}

/// Compares existential values: the dynamic types first, then the values.
final class ExistentialComparator<Value>: ValueComparator {
  override package func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let old = old.assumingMemoryBound(to: Value.self).pointee
    let new = new.assumingMemoryBound(to: Value.self).pointee
    // Through `Any` the type of what is held is found, not that of the existential.
    let dynamicType = type(of: old as Any)
    guard dynamicType == type(of: new as Any) else { return false }
    func compare<Dynamic>(_ type: Dynamic.Type) -> Bool {
      guard let old = old as? Dynamic, let new = new as? Dynamic else { return false }
      return isSameValue(old, new)
    }
    return _openExistential(dynamicType, do: compare)
  }
}

/// Compares optionals: presence first, then the wrapped values.
final class OptionalComparator<Wrapped>: ValueComparator {
  let wrapped: ValueComparator

  init(wrapped: ValueComparator) {
    self.wrapped = wrapped
  }

  override package func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    // The payload of an optional lies at its start.
    switch (isPresent(old), isPresent(new)) {
    case (true, true): wrapped.areEqual(old, new)
    case (false, false): true
    default: false
    }
  }

  private func isPresent(_ address: UnsafeRawPointer) -> Bool {
    if case .some = address.assumingMemoryBound(to: Wrapped?.self).pointee { true } else { false }
  }
}
