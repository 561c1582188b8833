#if canImport(Glibc)
internal import Glibc
internal import Synchronization

/// The property getters in the symbol tables of the running program and its libraries.
enum ImageSymbols {
  private static let symbols = Mutex<[UInt: String]?>(nil)

  /// The mangled name of the getter at an address; nil where no table names it.
  static func getterSymbol(at address: UInt) -> String? {
    symbols.withLock { table in
      let known = table ?? readAll()
      table = known
      return known[address]
    }
  }

  private static func readAll() -> [UInt: String] {
    var getters: [UInt: String] = [:]
    for image in LoadedImage.all() {
      guard let table = ELFSymbolTable(path: image.path) else { continue }
      let bias = image.start &- table.firstAddress
      table.forEachGetter { address, name in getters[bias &+ address] = name }
    }
    return getters
  }
}

/// A file that is mapped into this process.
private struct LoadedImage {
  let path: String
  /// Where the file's beginning is mapped.
  let start: UInt

  /// The program and its libraries, without those of the toolchain.
  static func all() -> [LoadedImage] {
    guard let maps = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(maps) }
    var images: [LoadedImage] = []
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, maps) > 0 {
      guard let line, let image = LoadedImage(line: String(cString: line)) else { continue }
      images.append(image)
    }
    return images.filter { !$0.path.contains("/libswift") }
  }

  /// Reads `7f00…-7f01… r--p 00000000 08:01 1234 /path`; nil for anything but a file's beginning.
  private init?(line: String) {
    let fields = line.split(maxSplits: 5, omittingEmptySubsequences: true) {
      $0 == " " || $0 == "\n"
    }
    guard fields.count == 6, fields[2].allSatisfy({ $0 == "0" }),
      let address = fields[0].split(separator: "-").first,
      let start = UInt(address, radix: 16)
    else { return nil }
    let path = fields[5].drop { $0 == " " }.prefix { $0 != "\n" }
    guard path.hasPrefix("/") else { return nil }
    self.path = String(path)
    self.start = start
  }
}

extension SymbolName {
  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// A symbol in words, from the demangler of the Swift runtime.
  static func demangle(_ symbol: String) -> String? {
    guard let address = dlsym(nil, "swift_demangle") else { return nil }
    let demangle = unsafeBitCast(address, to: Demangle.self)
    guard let words = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(words) }
    return String(cString: words)
  }
}
#else
/// The property getters in symbol tables; none are read here, since key paths print their names.
enum ImageSymbols {
  /// Always nil.
  static func getterSymbol(at address: UInt) -> String? { nil }
}

extension SymbolName {
  /// Always nil.
  static func demangle(_ symbol: String) -> String? { nil }
}
#endif
