internal import Observation
internal import ObservationKit
internal import Testing

@Observable
private final class NamedStore {
  var lines: [Int] = []
  var couponCode: String?
  var firstCount = 0
  var secondCount = 0
  private var secret = 0

  static var secretKeyPath: AnyKeyPath { \NamedStore.secret }
}

@Observable
private class Shelf<Item> {
  var item: Item

  init(item: Item) {
    self.item = item
  }
}

private enum Outer {
  @Observable
  final class Inner {
    var lineItemCount = 0
  }
}

struct PropertyNamesTests {
  struct NameCase: CustomTestStringConvertible, @unchecked Sendable {
    let keyPath: AnyKeyPath
    let name: String

    var testDescription: String { name }
  }

  static let cases = [
    NameCase(keyPath: \NamedStore.lines, name: "lines"),
    NameCase(keyPath: \NamedStore.couponCode, name: "couponCode"),
    NameCase(keyPath: \NamedStore.firstCount, name: "firstCount"),
    NameCase(keyPath: \NamedStore.secondCount, name: "secondCount"),
    NameCase(keyPath: NamedStore.secretKeyPath, name: "secret"),
    NameCase(keyPath: \Shelf<Int>.item, name: "item"),
    NameCase(keyPath: \Shelf<String>.item, name: "item"),
    NameCase(keyPath: \Outer.Inner.lineItemCount, name: "lineItemCount"),
  ]

  @Test(arguments: cases)
  func `a key path of an observable property has the property's name`(_ nameCase: NameCase) {
    #expect(PropertyNames.name(of: nameCase.keyPath) == nameCase.name)
  }
}
