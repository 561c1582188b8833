internal import ObservationKit

extension TrackingMechanism {
  /// The mechanisms that exist on this platform.
  static var all: [TrackingMechanism] {
    #if canImport(Darwin)
    [.firstWrite]
    #else
    [.everyWrite, .everyWriteTwice, .everyStoredWrite, .firstWrite]
    #endif
  }
}
