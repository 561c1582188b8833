/// A reader of the runtime's description of a type.
///
/// - Note: Source: swift/include/swift/ABI/MetadataValues.h and ValueWitness.def.
struct TypeMetadata {
  /// What a type is, as far as comparing its values goes.
  enum Kind {
    case structure
    case enumeration
    case tuple
    case function
    case existential
    case reference
    case opaque
  }

  let address: UnsafeRawPointer

  init(_ type: Any.Type) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  var kind: Kind {
    switch address.load(as: UInt.self) {
    case 0x200: .structure
    case 0x201, 0x202: .enumeration
    case 0x301: .tuple
    case 0x302: .function
    case 0x303, 0x307: .existential
    case 0, 0x203, 0x305, 0x800...: .reference
    default: .opaque
    }
  }

  private var valueWitnesses: UnsafeRawPointer {
    address.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
  }

  var size: Int { valueWitnesses.load(fromByteOffset: 64, as: Int.self) }

  private var flags: UInt32 { valueWitnesses.load(fromByteOffset: 80, as: UInt32.self) }

  var alignmentMask: Int { Int(flags & 0xFF) }

  var isTrivial: Bool { flags & 0x0001_0000 == 0 }

  var hasEnumWitnesses: Bool { flags & 0x0020_0000 != 0 }

  func witness(_ index: Int) -> UnsafeRawPointer {
    // Words 8 to 10 hold sizes and flags, so the enum witnesses follow as words 11 to 13.
    valueWitnesses.load(fromByteOffset: index * 8, as: UnsafeRawPointer.self)
  }

  /// The element types of a tuple with their offsets.
  var tupleElements: [(type: Any.Type, offset: Int)] {
    let count = address.load(fromByteOffset: 8, as: Int.self)
    return (0..<count).map { index in
      let element = address + 24 + index * 16
      // Only Apple's runtime stores 64 bits; elsewhere padding follows.
      let offset = element.load(fromByteOffset: 8, as: UInt32.self)
      return (element.load(as: Any.Type.self), Int(offset))
    }
  }

  /// The cases of an enum in tag order, with the type of each payload.
  var enumCases: [(payload: Any.Type?, isIndirect: Bool)]? {
    let descriptor = address.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    let fieldsReference = descriptor + 16
    let offset = fieldsReference.load(as: Int32.self)
    guard offset != 0 else { return nil }
    let fields = fieldsReference + Int(offset)
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { index in
      let record = fields + 16 + index * 12
      let isIndirect = record.load(as: UInt32.self) & 1 != 0
      let nameReference = record + 4
      let nameOffset = nameReference.load(as: Int32.self)
      guard nameOffset != 0 else { return (nil, isIndirect) }
      let name = nameReference + Int(nameOffset)
      return (type(named: name, in: descriptor), isIndirect)
    }
  }

  private func type(named name: UnsafeRawPointer, in descriptor: UnsafeRawPointer) -> Any.Type? {
    var length = 0
    while case let byte = (name + length).load(as: UInt8.self), byte != 0 {
      // A symbolic reference is a control byte and a relative or absolute address.
      switch byte {
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self),
      UInt(length),
      genericContext: descriptor,
      genericArguments: address + 16
    )
  }
}
