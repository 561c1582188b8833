/// Compares enum values: the case first, then the payload.
final class EnumComparator: ValueComparator {
  /// How the payload of one case is compared; nil for a case without payload.
  struct Payload {
    let comparator: ValueComparator
    /// Where the payload of an indirect case starts in its box; nil where it is stored inline.
    let boxOffset: Int?
  }

  private let witnesses: EnumWitnesses
  private let payloads: [Payload?]

  init(witnesses: EnumWitnesses, payloads: [Payload?]) {
    self.witnesses = witnesses
    self.payloads = payloads
  }

  override package func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let tag = witnesses.tag(of: old)
    guard tag == witnesses.tag(of: new) else { return false }
    guard Int(tag) < payloads.count, let payload = payloads[Int(tag)] else { return true }
    return witnesses.withPayload(of: old) { old in
      witnesses.withPayload(of: new) { new in
        guard let offset = payload.boxOffset else { return payload.comparator.areEqual(old, new) }
        let oldBox = old.load(as: UnsafeRawPointer.self)
        let newBox = new.load(as: UnsafeRawPointer.self)
        return oldBox == newBox
          || payload.comparator.areEqual(oldBox + offset, newBox + offset)
      }
    }
  }
}

/// The value witnesses of an enum type that read its case and payload.
struct EnumWitnesses {
  private typealias GetTag =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias ProjectPayload =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  private let metadata: UnsafeRawPointer
  private let size: Int
  private let getTag: GetTag
  private let projectPayload: ProjectPayload

  /// Finds the witnesses; nil for a type that has none.
  init?(_ metadata: TypeMetadata) {
    guard metadata.hasEnumWitnesses else { return nil }
    self.metadata = metadata.address
    size = metadata.size
    getTag = unsafeBitCast(metadata.witness(11), to: GetTag.self)
    projectPayload = unsafeBitCast(metadata.witness(12), to: ProjectPayload.self)
  }

  func tag(of value: UnsafeRawPointer) -> UInt32 {
    getTag(value, metadata)
  }

  /// Runs `body` on the payload, projected in a bitwise copy that is never destroyed.
  func withPayload<Result>(
    of value: UnsafeRawPointer,
    _ body: (UnsafeRawPointer) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(byteCount: max(size, 1), alignment: 16) { copy in
      let start = UnsafeMutableRawPointer(copy.baseAddress.unsafelyUnwrapped)
      start.copyMemory(from: value, byteCount: size)
      projectPayload(start, metadata)
      return body(UnsafeRawPointer(start))
    }
  }
}
