internal import Combine
internal import Foundation
internal import RenderSim
internal import Testing

private final class Ticks {
  let subject = PassthroughSubject<Int, Never>()
  let current = CurrentValueSubject<String, Never>("first")
}

private struct Receiver: View {
  let ticks: Ticks
  @State private var last = 0
  @State private var text = ""

  var body: some View {
    let _ = evaluated("Receiver")
    VStack {
      Text("last \(last), text \(text)")
      Child()
    }
    .onReceive(ticks.subject) { last = $0 }
    .onReceive(ticks.current) { text = $0 }
  }
}

private struct Child: View {
  var body: some View {
    let _ = evaluated("Child")
    Text("child")
  }
}

private struct Ticking: View {
  @State private var count = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    let _ = evaluated("Ticking")
    Text("count \(count)").onReceive(timer) { _ in count += 1 }
  }
}

private struct Leaving: View {
  let ticks: Ticks
  @State private var isShown = true

  var body: some View {
    let _ = evaluated("Leaving")
    Button("leave") { isShown = false }
    if isShown {
      Text("shown").onReceive(ticks.subject) { _ in let _ = ran("received") }
    }
  }
}

@MainActor
struct SemanticsReceiveTests {
  @Test func `a value from a publisher evaluates who reads what the action writes`() {
    let ticks = Ticks()
    let stage = Stage { Receiver(ticks: ticks) }
    // The first value of the second publisher arrives when the view appears.
    stage.expect(["Receiver": 2, "Child": 1])
    #expect(stage.host.texts == ["last 0, text first", "child"])
    stage.after(expecting: ["Receiver": 1]) { ticks.subject.send(7) }
    #expect(stage.host.texts == ["last 7, text first", "child"])
    stage.after(expecting: ["Receiver": 1]) {
      ticks.subject.send(7)
      ticks.current.send("second")
    }
    #expect(stage.host.texts == ["last 7, text second", "child"])
  }

  @Test func `a timer ticks in virtual time`() {
    let stage = Stage { Ticking() }
    stage.expect(["Ticking": 1])
    stage.host.advance(by: .seconds(3))
    stage.expect(["Ticking": 3])
    #expect(stage.host.texts == ["count 3"])
  }

  @Test func `a view that left receives nothing`() throws {
    let ticks = Ticks()
    let stage = Stage { Leaving(ticks: ticks) }
    stage.expect(["Leaving": 1])
    try stage.host.tap("leave")
    stage.expect(["Leaving": 1], closures: [:])
    stage.after(expecting: [:], closures: [:]) { ticks.subject.send(1) }
  }
}
