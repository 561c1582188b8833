internal import Synchronization

/// The names of the properties that key paths lead to.
///
/// A key path of an observable property does not know the property's name, but it prints the
/// address of its getter, and the symbol table of the executable names what is at that address.
/// In a stripped executable no name is found, and the type of the value stands for it.
package enum PropertyNames {
  private static let known = Mutex<[AnyHashableKeyPath: String]>([:])

  /// The name of the property at the end of a key path: `couponCode`.
  ///
  /// - Complexity: O(1) after the first call for a key path; the first call of all reads the
  ///   symbol tables. Not for measured paths.
  package static func name(of keyPath: AnyKeyPath) -> String {
    let key = AnyHashableKeyPath(keyPath: keyPath)
    if let name = known.withLock({ $0[key] }) { return name }
    let name = lookUp(keyPath)
    known.withLock { $0[key] = name }
    return name
  }

  private static func lookUp(_ keyPath: AnyKeyPath) -> String {
    // `\CartStore.<computed 0x00ab… (String)>`, or with the name where the runtime knows it.
    let printed = "\(keyPath)"
    guard let start = printed.range(of: "<computed 0x") else { return lastComponent(of: printed) }
    let rest = printed[start.upperBound...]
    let digits = rest.prefix { $0.isHexDigit }
    let component = ComputedComponent(of: keyPath)
    let addresses = [component?.identifier, UInt(digits, radix: 16), component?.overridableGetter]
    for address in addresses {
      if let address, let symbol = ImageSymbols.getterSymbol(at: address),
        let name = SymbolName.property(ofGetter: symbol)
      {
        return name
      }
    }
    let type = rest.dropFirst(digits.count).drop { $0 == " " || $0 == "(" }
    return "<\(type.prefix { $0 != ")" })>"
  }

  private static func lastComponent(of printed: String) -> String {
    printed.lastIndex(of: ".").map { String(printed[printed.index(after: $0)...]) } ?? printed
  }
}

/// A key path as a key of the table of names.
private struct AnyHashableKeyPath: Hashable, @unchecked Sendable {
  // A key path is immutable, and those of observable properties capture nothing.
  let keyPath: AnyKeyPath
}

extension String {
  /// The first place at which `text` stands.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
