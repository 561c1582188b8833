#if os(Linux) && !PERFBUDGET_PORTABLE_TASKS
internal import Foundation
internal import Glibc

/// Answers the question for the time in place of the system, while a screen is at work.
///
/// `Task.sleep(for:)` asks for the time, adds the duration, asks again and hands over the
/// difference. With a clock that goes on meanwhile, that is less than the duration by an amount
/// that depends on the load of the machine. So the calls that the concurrency runtime and
/// Foundation make to `clock_gettime` are led here, and a screen sees `ContinuousClock`,
/// `SuspendingClock` and `Date` stand still, too, until its own clock is moved.
///
/// - Note: Source: the tables that are changed are those of the System V ABI, "Dynamic Linking":
///   refspecs.linuxfoundation.org/elf/gabi4+/ch5.dynamic.html.
enum VirtualTimeSource {
  private typealias Function = @convention(c) (Int32, UnsafeMutablePointer<timespec>?) -> Int32

  /// The libraries whose calls are led here, by a part of their file names.
  private static let libraries = ["libswift_Concurrency", "libFoundationEssentials"]

  private static let system: Function? = dlsym(nil, "clock_gettime").map {
    unsafeBitCast($0, to: Function.self)
  }

  /// Where the monotonic clocks begin: when the calls were led here.
  private static let start: Duration = {
    var time = timespec()
    _ = system?(CLOCK_MONOTONIC, &time)
    return Duration(time)
  }()

  private static let replacement: Function = { clock, result in
    guard let time = TaskCapture.current, let result else {
      return VirtualTimeSource.system?(clock, result) ?? -1
    }
    let reading =
      switch clock {
      case CLOCK_REALTIME: time.durationSinceEpoch
      default: start + time.clock.now
      }
    result.pointee = timespec(reading)
    return 0
  }

  private static let installation: Void = {
    _ = start
    guard system != nil else { return }
    let address = unsafeBitCast(replacement, to: UInt.self)
    for library in LoadedLibrary.all(named: libraries) {
      library.redirect("clock_gettime", to: address)
    }
  }()

  /// Leads the calls here, once per process.
  static func install() {
    installation
  }
}

extension SimulatedTime {
  /// The time since 1970 that the clock shows.
  fileprivate var durationSinceEpoch: Duration {
    .nanoseconds(Int64(startDate.timeIntervalSince1970 * 1e9)) + clock.now
  }
}

extension Duration {
  fileprivate init(_ time: timespec) {
    self = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension timespec {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  }
}
#endif
