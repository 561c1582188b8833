internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// Tasks of a screen run one at a time and sleep in virtual time.
@MainActor
@Suite(.enabled(if: RenderHost.runsTasksInVirtualTime))
struct VirtualTimeTests {
  @MainActor
  @Observable
  final class Trace {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
  }

  private actor Counter {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  private struct Screen: View {
    let trace: Trace
    let work: @MainActor (Trace) async -> Void
    var body: some View {
      Text("\(trace.lines.count)").task { await work(trace) }
    }
  }

  private func trace(
    after duration: Duration = .seconds(10),
    _ work: @escaping @MainActor (Trace) async -> Void
  ) -> [String] {
    let trace = Trace()
    let host = RenderHost { Screen(trace: trace, work: work) }
    host.advance(by: duration)
    #expect(host.texts == ["\(trace.lines.count)"])
    return trace.lines
  }

  @Test func `sleeps end in the order of their deadlines, then of their beginnings`() {
    let lines = trace { trace in
      for (name, delay) in [("a", 3), ("b", 1), ("c", 3), ("d", 2)] {
        Task {
          try? await Task.sleep(for: .seconds(delay))
          trace.note(name)
        }
      }
    }
    #expect(lines == ["b", "d", "a", "c"])
  }

  @Test func `a sleep is not over a moment before its deadline`() {
    let sleep: @MainActor (Trace) async -> Void = { trace in
      try? await Task.sleep(nanoseconds: 1_500_000)
      trace.note("awake")
    }
    #expect(trace(after: .microseconds(1499), sleep) == [])
    #expect(trace(after: .microseconds(1500), sleep) == ["awake"])
  }

  @Test func `clocks and dates follow virtual time`() {
    let lines = trace { trace in
      let (instant, date) = (ContinuousClock.now, Date())
      try? await Task.sleep(for: .milliseconds(250))
      trace.note("\(ContinuousClock.now - instant)")
      trace.note("\(Date().timeIntervalSince(date))")
      var next = instant
      for _ in 1...3 {
        next += .seconds(1)
        try? await ContinuousClock().sleep(until: next)
      }
      trace.note("\(ContinuousClock.now - instant)")
    }
    #expect(lines == ["0.25 seconds", "0.25", "3.0 seconds"])
  }

  @Test func `outside of the screen clocks are the machine's`() {
    let before = Date()
    let host = RenderHost { Text("a") }
    host.advance(by: .seconds(1000))
    #expect(abs(Date().timeIntervalSince(before)) < 900)
  }

  @Test func `actors, groups, child tasks and detached tasks take no real time`() {
    let counter = Counter()
    let lines = trace { trace in
      async let first = counter.next()
      trace.note("\(await first)")
      await withTaskGroup(of: String.self) { group in
        for delay in [2, 1] {
          group.addTask {
            try? await Task.sleep(for: .seconds(delay))
            return "\(delay) s"
          }
        }
        for await line in group { trace.note(line) }
      }
      trace.note(await Task.detached { "detached \(await counter.next())" }.value)
    }
    #expect(lines == ["1", "1 s", "2 s", "detached 2"])
  }

  @Test func `streams and continuations are followed`() {
    let lines = trace { trace in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task.detached {
        for number in 1...3 {
          try? await Task.sleep(for: .milliseconds(10))
          continuation.yield(number)
        }
        continuation.finish()
      }
      for await number in stream { trace.note("\(number)") }
      await withCheckedContinuation { continuation in
        Task { continuation.resume() }
      }
      trace.note("resumed")
    }
    #expect(lines == ["1", "2", "3", "resumed"])
  }

  @Test func `a screen that waits elsewhere has shown what it wrote before`() {
    let trace = Trace()
    let counter = Counter()
    let host = RenderHost {
      Screen(trace: trace) { trace in
        trace.note("loading")
        _ = await counter.next()
        trace.note("loaded")
        trace.note("shown")
      }
    }
    host.advance(by: .zero)
    // Appearing, `loading` before the wait, then both later writes at once.
    #expect(host.log.evaluations(of: "Screen") == 3)
  }

  @Test func `a task that never waits is stopped and named`() {
    let trace = Trace()
    let host = RenderHost {
      Screen(trace: trace) { _ in
        while !Task.isCancelled { await Task.yield() }
      }
    }
    host.advance(by: .zero)
    #expect(host.findings.map(\.kind) == [.endlessTask])
    host.unmount()
  }

  @Test func `what nobody asks for goes on when the main actor is free`() async {
    let trace = Trace()
    let host = RenderHost {
      Screen(trace: trace) { trace in
        await Task.yield()
        trace.note("done")
      }
    }
    #expect(host.texts == ["0"])
    while trace.lines.isEmpty { await Task.yield() }
    #expect(host.texts == ["1"])
  }
}
