/// What the mangled names of symbols say about properties.
enum SymbolName {
  /// The property that a key path getter reads, from its mangled name.
  ///
  /// The last identifier before the type is the property: a count of bytes and as many bytes, as
  /// in `9CartStoreC10couponCode`. An identifier may refer to words of earlier ones, which the
  /// runtime's own demangler resolves.
  static func property(ofGetter symbol: String) -> String? {
    guard let demangled = demangle(symbol) else { return nil }
    let prefix = "key path getter for "
    guard demangled.hasPrefix(prefix) else { return nil }
    // `Module.CartStore.couponCode : Swift.String : Module.CartStore`; of private declarations
    // `(couponCode in _70C4…)` stands for the name.
    var path = demangled.dropFirst(prefix.count)
    while let colon = path.lastIndex(of: ":") { path = path[..<colon].dropLast() }
    if path.last == ")", let open = path.lastIndex(of: "(") {
      let name = path[path.index(after: open)...].prefix { $0 != " " }
      return String(name)
    }
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let name = path[path.index(after: dot)...]
    return name.isEmpty ? nil : String(name)
  }
}
