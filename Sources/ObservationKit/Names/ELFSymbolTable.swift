#if canImport(Glibc)
internal import Glibc

/// The symbol table of one file in the Executable and Linkable Format, 64 bits, little endian.
///
/// - Note: Source: System V Application Binary Interface, chapters 4 and 5.
struct ELFSymbolTable {
  private static let symbolTableSection: UInt32 = 2
  private static let loadSegment: UInt32 = 1
  private static let sectionHeaderSize = 64
  private static let symbolSize = 24

  private let bytes: [UInt8]

  /// Reads a file; nil where it cannot be read or is no such file.
  init?(path: String) {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    guard size > 64 else { return nil }
    rewind(file)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    self.bytes = bytes
  }

  /// The address at which the file wants its beginning to be; 0 where it can lie anywhere.
  var firstAddress: UInt {
    let programHeaders = Int(integer(at: 32, as: UInt64.self))
    let size = Int(integer(at: 54, as: UInt16.self))
    for index in 0..<Int(integer(at: 56, as: UInt16.self)) {
      let header = programHeaders + index * size
      guard integer(at: header, as: UInt32.self) == Self.loadSegment else { continue }
      return UInt(
        integer(at: header + 16, as: UInt64.self) - integer(at: header + 8, as: UInt64.self)
      )
    }
    return 0
  }

  /// Calls `body` with the address in the file and the name of each property getter.
  func forEachGetter(_ body: (UInt, String) -> Void) {
    let sections = integer(at: 40, as: UInt64.self)
    let count = Int(integer(at: 60, as: UInt16.self))
    for index in 0..<count {
      let header = Int(sections) + index * Self.sectionHeaderSize
      guard integer(at: header + 4, as: UInt32.self) == Self.symbolTableSection else { continue }
      let link = Int(integer(at: header + 40, as: UInt32.self))
      let names = Int(sections) + link * Self.sectionHeaderSize
      forEachSymbol(
        in: section(at: header),
        named: section(at: names).lowerBound,
        body
      )
    }
  }

  private func forEachSymbol(
    in table: Range<Int>,
    named names: Int,
    _ body: (UInt, String) -> Void
  ) {
    for symbol in stride(from: table.lowerBound, to: table.upperBound, by: Self.symbolSize) {
      let value = integer(at: symbol + 8, as: UInt64.self)
      guard value != 0 else { continue }
      let start = names + Int(integer(at: symbol, as: UInt32.self))
      guard let end = bytes[min(start, bytes.count)...].firstIndex(of: 0) else { continue }
      let name = bytes[start..<end]
      if name.starts(with: "$s".utf8), Self.isGetter(name.suffix(2)) {
        body(UInt(value), String(decoding: name, as: UTF8.self))
      }
    }
  }

  /// Whether a mangled name ends like a key path getter, `…TK`, or like a getter, `…vg`.
  private static func isGetter(_ suffix: ArraySlice<UInt8>) -> Bool {
    suffix.elementsEqual("TK".utf8) || suffix.elementsEqual("vg".utf8)
  }

  private func section(at header: Int) -> Range<Int> {
    let start = Int(integer(at: header + 24, as: UInt64.self))
    let size = Int(integer(at: header + 32, as: UInt64.self))
    let end = min(start &+ size, bytes.count)
    return min(start, end)..<end
  }

  /// A number in the file; 0 beyond its end.
  private func integer<Value: FixedWidthInteger>(at offset: Int, as type: Value.Type) -> Value {
    guard offset >= 0, offset + MemoryLayout<Value>.size <= bytes.count else { return 0 }
    return bytes.withUnsafeBytes {
      Value(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: type))
    }
  }
}
#endif
