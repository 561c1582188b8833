internal import Fixtures
internal import Observation
internal import ObservationKit
internal import Testing

@Observable
private class Shelf {
  var title = "Tea"
  @ObservationIgnored var visitCount = 0
}

@Observable
private final class PricedShelf: Shelf {
  var price = 100
}

#if !canImport(Darwin) && !PERFBUDGET_PUBLIC_OBSERVATION
struct AccessListTests {
  private let store = CartStore(lines: [LineItem(name: "Tea")])

  @Test
  func `the list names each property that was read, once`() throws {
    let list = try #require(
      accessList(of: { store.couponCode + store.couponCode + "\(store.lines)" })
    )
    #expect(list.accesses.count == 1)
    #expect(list.accesses.first?.ownerType == CartStore.self)
    #expect(list.accesses.first?.propertyNames == ["couponCode", "lines"])
  }

  @Test
  func `a computed property stands for the properties that it reads`() {
    #expect(accessList(of: { store.total })?.description == "CartStore: lines")
  }

  @Test
  func `a conditional read is listed when it happens`() {
    let read = { store.showsCoupon ? store.couponCode : "" }
    #expect(accessList(of: read)?.description == "CartStore: showsCoupon")
    store.showsCoupon = true
    #expect(accessList(of: read)?.description == "CartStore: couponCode, showsCoupon")
  }

  @Test
  func `two objects of one class have two identities`() throws {
    let other = CartStore()
    let both = try #require(accessList(of: { (store.couponCode, other.couponCode) }))
    let first = try #require(accessList(of: { store.lines }))
    let second = try #require(accessList(of: { other.lines }))
    #expect(both.description == "CartStore: couponCode\nCartStore: couponCode")
    #expect(first.accesses.map(\.object) != second.accesses.map(\.object))
    #expect(
      Set(both.accesses.map(\.object)) == Set((first.accesses + second.accesses).map(\.object))
    )
  }

  @Test
  func `an inherited property belongs to the superclass`() {
    let shelf = PricedShelf()
    let list = accessList(of: { (shelf.price, shelf.title) })
    #expect(list?.description == "PricedShelf: price\nShelf: title")
  }

  @Test
  func `a closure that reads nothing observable has an empty list`() throws {
    let shelf = Shelf()
    let list = try #require(accessList(of: { shelf.visitCount }))
    #expect(list.accesses.isEmpty)
  }

  @Test
  func `a list inside of a tracked closure contains nothing of this package`() {
    let list = accessList(of: {
      _ = accessList(of: { store.lines })
      TrackingScope(client: nil).track { _ = store.couponCode }
    })
    #expect(list?.description == "CartStore: couponCode, lines")
  }

  @Test
  func `the closure runs once and is not observed afterwards`() {
    var runCount = 0
    _ = accessList(of: {
      runCount += 1
      return store.couponCode
    })
    store.couponCode = "SPRING"
    #expect(runCount == 1)
  }
}
#else
struct AccessListTests {
  @Test
  func `the public interface does not tell what was read, and the closure runs once`() {
    let store = CartStore()
    var runCount = 0
    let list = accessList(of: {
      runCount += 1
      return store.couponCode
    })
    #expect(list == nil)
    #expect(runCount == 1)
  }
}
#endif
