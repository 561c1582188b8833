internal import Combine
internal import Foundation
internal import Simulation
internal import Testing

@MainActor
struct SchedulerTests {
  private let stage = TimedStage()

  @Test
  func `work for the main queue runs after the present event, in the order in which it came`() {
    var log: [String] = []
    stage.perform {
      DispatchQueue.main.schedule { log.append("queue") }
      RunLoop.main.schedule { log.append("run loop") }
      OperationQueue.main.schedule { log.append("operations") }
      ImmediateScheduler.shared.schedule { log.append("immediate") }
      log.append("event")
    }
    #expect(log == ["immediate", "event"])
    stage.advance(by: .zero)
    #expect(log == ["immediate", "event", "queue", "run loop", "operations"])
    #expect(stage.milliseconds == 0)
  }

  @Test
  func `what is received on the main queue comes after the event that sent it`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.receive(on: DispatchQueue.main).sink { log.append("\($0)") }
    stage.perform {
      subject.send(1)
      subject.send(2)
      log.append("event")
    }
    stage.advance(by: .zero)
    #expect(log == ["event", "1", "2"])
    cancellable.cancel()
  }

  @Test
  func `work that asks for more time follows the same clock`() {
    var log: [String] = []
    stage.perform {
      let queue = DispatchQueue.main
      queue.schedule(after: queue.now.advanced(by: .milliseconds(100))) {
        log.append("first at \(stage.milliseconds)")
        queue.schedule(after: queue.now.advanced(by: .seconds(1))) {
          log.append("second at \(stage.milliseconds)")
        }
      }
    }
    stage.advance(by: .seconds(2))
    #expect(log == ["first at 100", "second at 1100"])
  }

  @Test
  func `repeated work runs until it is cancelled`() {
    var times: [Int] = []
    let loop = RunLoop.main
    let timer = stage.perform {
      loop.schedule(after: loop.now.advanced(by: 0.1), interval: 0.25) {
        times.append(stage.milliseconds)
      }
    }
    stage.advance(by: .seconds(1))
    #expect(times == [100, 350, 600, 850])
    timer.cancel()
    stage.advance(by: .seconds(1))
    #expect(times.count == 4)
  }

  @Test
  func `repeated work may cancel itself`() {
    var count = 0
    var timer: (any Cancellable)?
    let queue = DispatchQueue.main
    stage.perform {
      timer = queue.schedule(after: queue.now, interval: .seconds(1)) {
        count += 1
        if count == 2 { timer?.cancel() }
      }
    }
    stage.advance(by: .seconds(10))
    #expect(count == 2)
  }

  @Test
  func `a timer sends the dates of the simulation once it is connected`() {
    var times: [Double] = []
    let timer = Timer.publish(every: 1, on: .main, in: .common)
    let cancellable = stage.perform {
      timer.autoconnect().sink { times.append($0.timeIntervalSinceReferenceDate) }
    }
    stage.advance(by: .seconds(3.5))
    #expect(times == [1, 2, 3])
    cancellable.cancel()
    stage.advance(by: .seconds(3))
    #expect(times.count == 3)
  }

  @Test
  func `a timer that is not connected sends nothing`() {
    var count = 0
    let timer = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .default)
    let cancellable = stage.perform { timer.sink { _ in count += 1 } }
    stage.advance(by: .seconds(3))
    #expect(count == 0)
    let connection = stage.perform { timer.connect() }
    stage.advance(by: .seconds(2))
    #expect(count == 2)
    connection.cancel()
    cancellable.cancel()
  }

  @Test
  func `a subscription on another thread is run by the clock`() async {
    let time = stage.time
    let subject = Carrier(PassthroughSubject<Int, Never>())
    let log = Carrier(EventList())
    let cancellable = subject.value.receive(on: RunLoop.main).sink { log.value.events.append($0) }
    await Task.detached {
      time.perform { subject.value.send(1) }
    }.value
    #expect(log.value.events == [])
    stage.advance(by: .zero)
    #expect(log.value.events == [1])
    cancellable.cancel()
  }

  @Test
  func `without a clock the queues of the machine run the work`() async {
    let queue = DispatchQueue(label: "cart")
    for scheduler in 0..<4 {
      await withCheckedContinuation { continuation in
        SimulatedTime.$scope.withValue(.real) {
          switch scheduler {
          case 0: queue.schedule { continuation.resume() }
          case 1:
            queue.schedule(after: queue.now.advanced(by: .nanoseconds(1))) {
              continuation.resume()
            }
          case 2: RunLoop.main.schedule { continuation.resume() }
          default: OperationQueue().schedule { continuation.resume() }
          }
        }
      }
    }
  }

  @Test
  func `lengths of time keep their units`() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(2).magnitude == 2_000_000_000)
    #expect(Stride.seconds(0.5) == .milliseconds(500))
    #expect(Stride.microseconds(3) == .nanoseconds(3_000))
    #expect((1.5 as Stride) == .milliseconds(1_500))
    #expect((2 as Stride) == .seconds(2))
    #expect(Stride(.milliseconds(7)).timeInterval == .nanoseconds(7_000_000))
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
    #expect(OperationQueue.SchedulerTimeType.Stride.seconds(2).timeInterval == 2)
    #expect((0.3 as RunLoop.SchedulerTimeType.Stride) > 0.2)
  }
}

/// Takes a value to another thread; the test hands it over and back.
private struct Carrier<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

private final class EventList {
  var events: [Int] = []
}
