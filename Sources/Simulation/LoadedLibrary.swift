#if os(Linux) && !PERFBUDGET_PORTABLE_TASKS
internal import Glibc

/// A library of the running process, as far as its calls to others are concerned.
///
/// - Note: Source: refspecs.linuxfoundation.org/elf/gabi4+/ch5.dynamic.html, and the relocation
///   types of the x86-64 and AArch64 supplements.
struct LoadedLibrary {
  private typealias Symbol = Elf64_Sym
  private typealias Relocation = Elf64_Rela

  /// The relocations of a library: those of calls, and the others.
  private var tables: [UnsafeBufferPointer<Relocation>] = []
  private let base: UInt
  private let symbols: UnsafePointer<Symbol>
  private let names: UnsafePointer<CChar>

  /// The libraries whose paths contain one of the given parts.
  static func all(named parts: [String]) -> [LoadedLibrary] {
    all { path in parts.contains(where: path.contains) }
  }

  /// The executable and the libraries, save those whose paths contain one of the given parts.
  static func all(except parts: [String]) -> [LoadedLibrary] {
    all { path in !parts.contains(where: path.contains) }
  }

  private static func all(where isWanted: (String) -> Bool) -> [LoadedLibrary] {
    // What the loader keeps for debuggers lists everything that is loaded.
    guard let loader = dlsym(nil, "_r_debug")?.assumingMemoryBound(to: r_debug.self) else {
      return []
    }
    var libraries: [LoadedLibrary] = []
    var next = loader.pointee.r_map
    while let library = next {
      let file = library.pointee.l_name.map { String(cString: $0) } ?? ""
      if isWanted(file), let found = LoadedLibrary(library.pointee) { libraries.append(found) }
      next = library.pointee.l_next
    }
    return libraries
  }

  /// Finds the tables of a library; nil if it has none.
  private init?(_ library: link_map) {
    let base = UInt(library.l_addr)
    guard var entry = UnsafePointer(library.l_ld) else { return nil }
    var values: [Int64: UInt] = [:]
    while entry.pointee.d_tag != 0 {
      values[Int64(entry.pointee.d_tag)] = UInt(entry.pointee.d_un.d_val)
      entry += 1
    }
    /// Addresses are absolute once the loader is through, except where it leaves them alone.
    func address(_ tag: Tag) -> UInt? {
      values[tag.rawValue].map { $0 < base ? $0 + base : $0 }
    }
    guard let symbols = address(.symbols).flatMap(UnsafePointer<Symbol>.init(bitPattern:)),
      let names = address(.names).flatMap(UnsafePointer<CChar>.init(bitPattern:))
    else { return nil }
    self.base = base
    self.symbols = symbols
    self.names = names
    for (table, size) in [(Tag.calls, Tag.callsSize), (.relocations, .relocationsSize)] {
      guard let bytes = values[size.rawValue],
        let start = address(table).flatMap(UnsafePointer<Relocation>.init(bitPattern:))
      else { continue }
      let count = Int(bytes) / MemoryLayout<Relocation>.stride
      tables.append(UnsafeBufferPointer(start: start, count: count))
    }
  }

  /// Has the library call another function wherever it calls the one of that name.
  func redirect(_ function: String, to replacement: UInt) {
    for relocation in tables.joined() {
      let isReference = Self.referenceTypes.contains(UInt32(truncatingIfNeeded: relocation.r_info))
      guard isReference else { continue }
      let symbol = symbols[Int(relocation.r_info >> 32)]
      guard strcmp(names + Int(symbol.st_name), function) == 0,
        let slot = UnsafeMutablePointer<UInt>(bitPattern: base + UInt(relocation.r_offset))
      else { continue }
      // The loader may have made the table read-only when it was through.
      let pageSize = UInt(getpagesize())
      let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: slot) & ~(pageSize - 1))
      guard mprotect(page, Int(pageSize), PROT_READ | PROT_WRITE) == 0 else { continue }
      slot.pointee = replacement
    }
  }

  /// `R_*_GLOB_DAT` and `R_*_JUMP_SLOT`.
  private static var referenceTypes: [UInt32] {
    #if arch(arm64)
    [1025, 1026]
    #else
    [6, 7]
    #endif
  }

  /// The kinds of entries that are looked at: `DT_SYMTAB` and so on.
  private enum Tag: Int64 {
    case callsSize = 2
    case names = 5
    case symbols = 6
    case relocations = 7
    case relocationsSize = 8
    case calls = 23
  }
}
#endif
