internal import Observation
internal import ObservationKit
internal import Testing

@Observable
private final class CartStore {
  var lines: [Int] = []
  var couponCode: String?
  var firstCount = 0
  var secondCount = 0
  private var secret = 0

  static var secretKeyPath: AnyKeyPath { \CartStore.secret }
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
    NameCase(keyPath: \CartStore.lines, name: "lines"),
    NameCase(keyPath: \CartStore.couponCode, name: "couponCode"),
    NameCase(keyPath: \CartStore.firstCount, name: "firstCount"),
    NameCase(keyPath: \CartStore.secondCount, name: "secondCount"),
    NameCase(keyPath: CartStore.secretKeyPath, name: "secret"),
    NameCase(keyPath: \Shelf<Int>.item, name: "item"),
    NameCase(keyPath: \Shelf<String>.item, name: "item"),
    NameCase(keyPath: \Outer.Inner.lineItemCount, name: "lineItemCount"),
  ]

  @Test(arguments: cases)
  func `a key path of an observable property has the property's name`(_ nameCase: NameCase) {
    #expect(PropertyNames.name(of: nameCase.keyPath) == nameCase.name)
  }
}
