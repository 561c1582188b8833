internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// When tasks of views start, start anew and are cancelled.
@MainActor
struct SemanticsTaskTests {
  @Observable
  final class Model {
    var n = 0
    var isOn = true
  }

  private enum Once {
    struct P: View {
      let model: Model
      var body: some View {
        let _ = evaluated("P")
        Text("\(model.n)").task { ran("t") }
      }
    }
  }

  @Test func `LC-010 a task runs once for each appearance`() {
    let model = Model()
    let stage = Stage { Once.P(model: model) }
    stage.expect(["P": 1], closures: ["t": 1])
    for _ in 1...3 { stage.host.perform { model.n += 1 } }
    stage.expect(["P": 3], closures: [:])
  }

  private enum Identified {
    struct K: View {
      var body: some View {
        let _ = evaluated("K")
        Text("K")
      }
    }

    struct P: View {
      let model: Model
      var body: some View {
        let _ = evaluated("P")
        K().task(id: model.n) { ran("t") }
      }
    }
  }

  @Test func `LC-013 starting a task anew leaves the view it belongs to alone`() {
    let model = Model()
    let stage = Stage { Identified.P(model: model) }
    stage.expect(["P": 1, "K": 1], closures: ["t": 1])
    stage.after(expecting: ["P": 1], closures: ["t": 1]) { model.n = 1 }
  }

  private enum Cancelled {
    struct P: View {
      let model: Model
      var body: some View {
        let _ = evaluated("P")
        if model.isOn { Text("").task { await forever() } }
      }

      private func forever() async {
        await withTaskCancellationHandler {
          try? await Task.sleep(for: .seconds(3600))
        } onCancel: {
          MainActor.assumeIsolated { ran("cancelled") }
        }
      }
    }
  }

  @Test func `LC-014 a task is cancelled when its view goes away`() {
    let model = Model()
    let stage = Stage { Cancelled.P(model: model) }
    stage.expect(["P": 1], closures: [:])
    stage.after(expecting: ["P": 1], closures: ["cancelled": 1]) { model.isOn = false }
  }

  private enum Writing {
    struct P: View {
      @State private var n = 0
      var body: some View {
        let _ = evaluated("P")
        Text("\(n)").task { n = 1 }
      }
    }
  }

  @Test func `LC-015 a write before the first suspension costs one more evaluation`() {
    let stage = Stage { Writing.P() }
    #expect(stage.host.log.records.map(\.causes) == [[.appeared], [.stateChanged(name: "n")]])
    stage.expect(["P": 2])
    #expect(stage.host.texts == ["1"])
  }
}
