/// What the mangled names of symbols say about properties.
enum SymbolName {
  /// The property that a getter reads, from the getter's mangled name.
  ///
  /// A key path prints the address of a getter of its own or, where the optimiser saw through
  /// that, of the property's getter. In words these are
  /// `key path getter for Module.CartStore.couponCode : Swift.String : Module.CartStore` and
  /// `Module.CartStore.couponCode.getter : Swift.String`; for private declarations
  /// `(couponCode in _70C4…)` stands for the name.
  static func property(ofGetter symbol: String) -> String? {
    guard let demangled = demangle(symbol) else { return nil }
    var path = Substring(demangled)
    while let colon = path.lastIndex(of: ":") { path = path[..<colon].dropLast() }
    if path.hasSuffix(".getter") { path = path.dropLast(".getter".count) }
    if path.last == ")", let open = path.lastIndex(of: "(") {
      let name = path[path.index(after: open)...].prefix { $0 != " " }
      return String(name)
    }
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let name = path[path.index(after: dot)...]
    return name.isEmpty ? nil : String(name)
  }
}
