/// The first component of a key path, where it leads to a computed property.
///
/// Each part of a program may have getters of its own for the key paths of one property, and not
/// all of them have symbols. What makes those key paths equal is the component's identifier,
/// which for a property that cannot be overridden is the address of its getter, and otherwise mostly
/// that of the getter's descriptor.
///
/// - Note: Source: swift/stdlib/public/core/KeyPath.swift, `ComputedPropertyID`.
struct ComputedComponent {
  /// What makes two components equal: an address in most cases, an index in the others.
  let identifier: UInt

  private let isIndexed: Bool

  /// Reads the component; nil where the key path begins with something else.
  init?(of keyPath: AnyKeyPath) {
    // An object's header takes two words and a pointer the third; then come the buffer's header
    // and the component's, each 32 bits padded to a word.
    let object = UnsafeRawPointer(Unmanaged.passUnretained(keyPath).toOpaque())
    let header = object.load(fromByteOffset: 32, as: UInt32.self)
    guard (header >> 24) & 0x7F == Self.discriminator else { return nil }
    identifier = object.load(fromByteOffset: 40, as: UInt.self)
    isIndexed = header & Self.indexFlags != 0
  }

  /// The getter, if the identifier is the descriptor of a method that can be overridden.
  ///
  /// A descriptor is 32 bits of flags and the distance from there to the method. Of what is no
  /// descriptor it makes an address without meaning.
  var overridableGetter: UInt? {
    guard !isIndexed, let descriptor = UnsafeRawPointer(bitPattern: identifier) else { return nil }
    let distance = (descriptor + 4).loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : UInt(bitPattern: descriptor + 4 + Int(distance))
  }

  private static let discriminator: UInt32 = 2

  /// Set where the identifier is the index of a stored property or an offset in a table.
  private static let indexFlags: UInt32 = 0x30_0000
}
