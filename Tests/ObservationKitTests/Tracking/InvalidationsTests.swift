internal import Fixtures
internal import ObservationKit
internal import Testing

struct InvalidationsTests {
  private struct SoldOut: Error {}

  private let store = CartStore(lines: [LineItem(name: "Tea"), LineItem(name: "Milk")])

  /// The names of properties as the standard mechanism reports them.
  private func expected(_ names: String...) -> [String] {
    TrackingMechanism.standard == .firstWrite ? names.map { _ in "an object" } : names
  }

  @Test
  func `a write to a property that was read is reported by name`() {
    let caused = invalidations(of: { store.couponCode }, during: { store.couponCode = "SPRING" })
    #expect(caused.map(\.description) == expected("CartStore.couponCode"))
  }

  @Test
  func `a write to a property that was not read is not reported`() {
    let caused = invalidations(of: { store.lines }, during: { store.couponCode = "SPRING" })
    #expect(caused.isEmpty)
  }

  @Test
  func `each write is reported in order`() {
    let caused = invalidations(
      of: { (store.total, store.couponCode) },
      during: {
        store.couponCode = "S"
        store.lines[0].quantity += 1
        store.showsCoupon = true
        store.couponCode = "SP"
      }
    )
    #expect(
      caused.map(\.description)
        == expected("CartStore.couponCode", "CartStore.lines", "CartStore.couponCode")
    )
  }

  @Test
  func `an invalidation knows class and property or says that it does not`() throws {
    let caused = invalidations(of: { store.couponCode }, during: { store.couponCode = "SPRING" })
    let invalidation = try #require(caused.first)
    switch TrackingMechanism.standard {
    case .firstWrite:
      #expect(invalidation.ownerType == nil)
      #expect(invalidation.propertyName == nil)
    default:
      #expect(invalidation.ownerType == CartStore.self)
      #expect(invalidation.propertyName == "couponCode")
    }
  }

  @Test
  func `writes before and after the work are not reported`() {
    store.couponCode = "S"
    let caused = invalidations(of: { store.couponCode }, during: { store.couponCode = "SP" })
    store.couponCode = "SPR"
    #expect(caused.count == 1)
  }

  @Test
  func `an equal value that the setter ignores is no invalidation`() {
    let caused = invalidations(of: { store.couponCode }, during: { store.couponCode = "" })
    #expect(caused.isEmpty)
  }

  @Test
  func `what the work throws comes through`() {
    #expect(throws: SoldOut.self) {
      _ = try invalidations(
        of: { store.couponCode },
        during: {
          store.couponCode = "S"
          throw SoldOut()
        }
      )
    }
  }

  @Test
  func `a reader inside of a reader's work is told apart from it`() {
    var inner: [Invalidation] = []
    let outer = invalidations(
      of: { store.couponCode },
      during: {
        inner = invalidations(
          of: { store.lines },
          during: {
            store.couponCode = "S"
            store.lines = []
          }
        )
      }
    )
    #expect(outer.map(\.description) == expected("CartStore.couponCode"))
    #expect(inner.map(\.description) == expected("CartStore.lines"))
  }

  @Test
  func `invalidations by one property of two objects are equal`() {
    let other = CartStore()
    let caused = invalidations(
      of: { (store.couponCode, other.couponCode) },
      during: {
        store.couponCode = "S"
        other.couponCode = "S"
        other.couponCode = "SP"
      }
    )
    #expect(caused.count == 3)
    #expect(Set(caused).count == 1)
  }

  #if !canImport(Darwin)
  @Test(arguments: [TrackingMechanism.everyWrite, .firstWrite])
  func `both mechanisms count the same writes`(_ mechanism: TrackingMechanism) {
    let changes = trackedChanges(
      in: { (store.total, store.couponCode) },
      during: {
        for code in ["S", "SP", "SPR"] { store.couponCode = code }
        store.lines.removeAll { $0.name == "Tea" }
      },
      mechanism: mechanism
    )
    #expect(changes.count == 4)
  }
  #endif
}
