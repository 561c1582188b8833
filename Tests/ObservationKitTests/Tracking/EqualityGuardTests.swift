internal import Fixtures
internal import Observation
internal import ObservationKit
internal import Testing

/// A class without an equality of its own.
private final class Account: Sendable {}

/// A class whose objects are equal if their codes are.
private final class Coupon: Equatable, Sendable {
  let code: String

  init(_ code: String) {
    self.code = code
  }

  static func == (left: Coupon, right: Coupon) -> Bool { left.code == right.code }
}

/// A value without an equality.
private struct Note {
  var text = ""
}

@Observable
private final class GuardedStore {
  static let account = Account()

  var count = 1
  var weight = Double.nan
  var discount = 0.0
  var couponCode: String? = "SPRING"
  var lines = [LineItem(name: "Tea")]
  var note = Note()
  var account = GuardedStore.account
  var optionalAccount: Account? = GuardedStore.account
  var coupon = Coupon("SPRING")
  var optionalCoupon: Coupon? = Coupon("SPRING")
  var format: () -> String = { "" }
  var anything: any Sendable = 1
}

/// Which writes of present values the setter of the stock macro announces.
struct EqualityGuardTests {
  struct Write: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let notifies: Bool
    fileprivate let write: @Sendable (GuardedStore) -> Void
  }

  private static func silent(
    _ name: String,
    _ write: @escaping @Sendable (GuardedStore) -> Void
  ) -> Write {
    Write(testDescription: name, notifies: false, write: write)
  }

  private static func notifying(
    _ name: String,
    _ write: @escaping @Sendable (GuardedStore) -> Void
  ) -> Write {
    Write(testDescription: name, notifies: true, write: write)
  }

  static let writes = [
    silent("an equal number") { $0.count = 1 },
    notifying("another number") { $0.count = 2 },
    notifying("zero added in place") { $0.count += 0 },
    notifying("not a number") { $0.weight = .nan },
    silent("negative zero") { $0.discount = -0.0 },
    silent("an equal optional") { $0.couponCode = "SPRING" },
    notifying("nil for a value") { $0.couponCode = nil },
    silent("an equal array") { $0.lines = [LineItem(name: "Tea")] },
    notifying("an equal field of an element") { $0.lines[0].quantity = 1 },
    notifying("nothing appended") { $0.lines += [] },
    notifying("a value without equality") { $0.note = Note() },
    notifying("a field of a value without equality") { $0.note.text = "" },
    silent("the same object") { $0.account = GuardedStore.account },
    notifying("another object") { $0.account = Account() },
    notifying("an optional with the same object without equality") {
      $0.optionalAccount = GuardedStore.account
    },
    silent("an equal object") { $0.coupon = Coupon("SPRING") },
    notifying("an unequal object") { $0.coupon = Coupon("SUMMER") },
    silent("an optional with an equal object") { $0.optionalCoupon = Coupon("SPRING") },
    notifying("a closure") { $0.format = { "" } },
    notifying("an equal value in an existential") { $0.anything = 1 },
  ]

  @Test(arguments: writes, TrackingMechanism.all)
  func `the stock setter ignores what it can tell is equal`(
    _ write: Write,
    _ mechanism: TrackingMechanism
  ) {
    let store = GuardedStore()
    let changes = trackedChanges(
      in: {
        _ = (store.count, store.weight, store.discount, store.couponCode, store.lines, store.note)
        _ = (store.account, store.optionalAccount, store.coupon, store.optionalCoupon)
        _ = (store.format, store.anything)
      },
      during: { write.write(store) },
      mechanism: mechanism
    )
    #expect(changes.count == (write.notifies ? 1 : 0))
  }
}
