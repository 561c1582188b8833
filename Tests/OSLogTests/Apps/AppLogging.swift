// Code as an app has it: nothing is imported but what logs.
import Foundation
import OSLog
import os

extension Logger {
  private static let subsystem = "shop"

  static let cart = Logger(subsystem: subsystem, category: "cart")
}

private let legacyLog = OSLog(subsystem: "shop", category: "legacy")
private let pointsOfInterest = OSLog(subsystem: "shop", category: .pointsOfInterest)

struct Coupon: CustomStringConvertible {
  var code = "SPRING"
  var description: String { "coupon \(code)" }
}

final class CouponValidator: Sendable {
  private let signposter = OSSignposter(logger: .cart)
  private let state = OSAllocatedUnfairLock(initialState: 0)
  private let gate = OSAllocatedUnfairLock()

  var count: Int { state.withLock { $0 } }

  func validate(_ code: String) throws -> Bool {
    let interval = signposter.beginInterval("validate", id: signposter.makeSignpostID(), "\(code)")
    defer { signposter.endInterval("validate", interval) }
    let total = state.withLock { count -> Int in
      count += 1
      return count
    }
    gate.withLock {}
    signposter.emitEvent("validated", "\(total) so far")
    Logger.cart.debug("Validated \(code, privacy: .private(mask: .hash)) as number \(total)")
    return signposter.withIntervalSignpost("compare") { code == Coupon().code }
  }

  func reload() {
    os_signpost(.begin, log: pointsOfInterest, name: "reload")
    os_signpost(.event, log: pointsOfInterest, name: "page", "%d of %{public}@", 1, "cart")
    let id = OSSignpostID(log: legacyLog, object: self)
    os_signpost(.begin, log: legacyLog, name: "page", signpostID: id, "\(self.count) coupons")
    os_signpost(.end, log: legacyLog, name: "page", signpostID: id)
    os_signpost(.end, log: pointsOfInterest, name: "reload", "%{public}s", "done")
  }

  func logAll(error: any Error, items: [Int], url: URL?, date: Date) {
    let logger = Logger()
    logger.log("plain")
    logger.log(level: .info, "\(items.count, format: .decimal(minDigits: 3)) items")
    logger.trace("\(items)")
    logger.debug("\(Coupon(), privacy: .public)")
    logger.info("\(error.localizedDescription, privacy: .public) \(error)")
    logger.notice("\(3.14159, format: .fixed(precision: 2)) \(true, format: .answer)")
    logger.warning("\(String(describing: url)) \(date, privacy: .private)")
    logger.error("\(#function): \(items.first ?? 0, align: .right(columns: 5))")
    logger.critical("\(CouponValidator.self)")
    logger.fault("\(UInt8(255), format: .hex(includePrefix: true)) \(Float(1))")
    os_log("static")
    os_log("%{public}@ took %.2f s", log: legacyLog, type: .debug, "reload", 1.5)
    os_log(.error, log: legacyLog, "failed: \(error.localizedDescription)")
    os_log(.info, "count \(items.count)")
    os_log("interpolated \(items.count)")
  }
}

final class SpinLock {
  private let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)

  init() {
    lock.initialize(to: os_unfair_lock())
  }

  deinit {
    lock.deallocate()
  }

  func withLock<Result>(_ body: () -> Result) -> Result {
    os_unfair_lock_lock(lock)
    defer { os_unfair_lock_unlock(lock) }
    return body()
  }

  var isFree: Bool {
    guard os_unfair_lock_trylock(lock) else { return false }
    os_unfair_lock_unlock(lock)
    return true
  }
}
