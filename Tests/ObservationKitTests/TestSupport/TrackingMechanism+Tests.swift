import ObservationKit
import Testing

extension TrackingMechanism: CaseIterable, CustomTestStringConvertible {
  public static var allCases: [TrackingMechanism] {
    #if canImport(Darwin)
    [.firstWrite]
    #else
    [.everyWrite, .firstWrite]
    #endif
  }

  public var testDescription: String {
    self == .firstWrite ? "first write" : "every write"
  }
}
