internal import Combine
internal import Foundation
internal import Testing

@MainActor
struct TimedOperatorTests {
  nonisolated static let cases: [TimedCase] = [
    TimedCase("debounce", "0:1 50:2 100:3 500:4", "200:3 600:4") {
      $0.debounce(for: .milliseconds(100), scheduler: DispatchQueue.main)
    },
    TimedCase("debounce on a run loop", "0:1 50:2 100:3", "400:3") {
      $0.debounce(for: 0.3, scheduler: RunLoop.main)
    },
    TimedCase("debounce on an operation queue", "0:1 50:2", "350:2") {
      $0.debounce(for: .seconds(0.3), scheduler: OperationQueue.main)
    },
    TimedCase("debounce on another queue", "0:1 50:2", "350:2") {
      $0.debounce(for: .seconds(0.3), scheduler: DispatchQueue.global())
    },
    TimedCase("debounce of nothing", "10:1", "10:1") {
      $0.debounce(for: 0, scheduler: RunLoop.main)
    },
    TimedCase("debounce loses what waits at the end", "0:1 50:2 60:|", "60:|") {
      $0.debounce(for: .milliseconds(100), scheduler: DispatchQueue.main)
    },
    TimedCase("debounce fails at once", "0:1 50:x", "50:x") {
      $0.debounce(for: .milliseconds(100), scheduler: DispatchQueue.main)
    },
    TimedCase("throttle, latest", "0:1 10:2 20:3 150:4 500:5", "0:1 100:3 200:4 500:5") {
      $0.throttle(for: .milliseconds(100), scheduler: DispatchQueue.main, latest: true)
    },
    TimedCase("throttle, first", "0:1 10:2 20:3 150:4 500:5", "0:1 100:2 200:4 500:5") {
      $0.throttle(for: .milliseconds(100), scheduler: DispatchQueue.main, latest: false)
    },
    TimedCase("throttle ends with what waits", "0:1 10:2 20:|", "0:1 100:2 100:|") {
      $0.throttle(for: .milliseconds(100), scheduler: RunLoop.main, latest: true)
    },
    TimedCase("throttle ends at once where nothing waits", "0:1 20:x", "0:1 20:x") {
      $0.throttle(for: .milliseconds(100), scheduler: RunLoop.main, latest: true)
    },
    TimedCase("delay", "0:1 50:2 60:|", "300:1 350:2 360:|") {
      $0.delay(for: .milliseconds(300), scheduler: DispatchQueue.main)
    },
    TimedCase("delay of a failure", "0:1 60:x", "300:1 360:x") {
      $0.delay(for: 0.3, scheduler: RunLoop.main)
    },
    TimedCase("timeout", "0:1 50:2 400:3", "0:1 50:2 150:|") {
      $0.timeout(.milliseconds(100), scheduler: DispatchQueue.main)
    },
    TimedCase("timeout with a failure", "0:1 400:3", "0:1 100:x") {
      $0.timeout(.milliseconds(100), scheduler: DispatchQueue.main) { .failed }
    },
    TimedCase("timeout in time", "0:1 90:2 100:|", "0:1 90:2 100:|") {
      $0.timeout(.milliseconds(100), scheduler: RunLoop.main)
    },
    TimedCase("measureInterval", "100:1 250:2", "100:0.1 250:0.15") {
      $0.measureInterval(using: RunLoop.main).map { ($0.magnitude * 1_000).rounded() / 1_000 }
    },
    TimedCase("receive on the main queue", "0:1 50:2 60:|", "0:1 50:2 60:|") {
      $0.receive(on: DispatchQueue.main)
    },
    TimedCase("receive on the run loop", "0:1 60:x", "0:1 60:x") {
      $0.receive(on: RunLoop.main)
    },
    TimedCase("subscribe on a queue", "10:1 50:2 60:|", "10:1 50:2 60:|") {
      $0.subscribe(on: DispatchQueue.global(qos: .background))
    },
    TimedCase("a search field", "0:1 100:1 200:2 900:2", "500:2") {
      $0.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()
    },
    TimedCase("requests of a search field", "0:1 400:2 500:3", "900:3") {
      $0.map { Just($0).delay(for: 0.4, scheduler: RunLoop.main) }.switchToLatest()
    },
  ]

  @Test(arguments: cases)
  func `values come when they should`(_ example: TimedCase) {
    #expect(example.play() == example.output)
  }

  @Test(arguments: cases)
  func `nothing comes after a cancellation`(_ example: TimedCase) {
    let late = example.output.filter { (Int($0.prefix { $0 != ":" }) ?? 0) > 120 }
    #expect(example.play(cancellingAfter: 120) == example.output.filter { !late.contains($0) })
  }
}
