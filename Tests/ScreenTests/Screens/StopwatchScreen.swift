import Combine
import SwiftUI

@MainActor
@Observable
final class Stopwatch {
  struct Lap: Identifiable, Hashable, Sendable {
    let id: Int
    let tenths: Int
  }

  private(set) var isRunning = false
  private(set) var tenths = 0
  private(set) var laps: [Lap] = []
  private var lapStart = 0

  var currentLap: Int { tenths - lapStart }

  func toggle() {
    isRunning.toggle()
  }

  func tick() {
    if isRunning { tenths += 1 }
  }

  func addLap() {
    laps.insert(Lap(id: laps.count + 1, tenths: currentLap), at: 0)
    lapStart = tenths
  }

  func reset() {
    tenths = 0
    lapStart = 0
    laps = []
  }
}

/// A stopwatch with laps, and the time of day above it.
struct StopwatchScreen: View {
  @State private var watch = Stopwatch()
  private let ticks = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 16) {
      StopwatchClock()
      StopwatchFace(watch: watch)
      StopwatchControls(watch: watch)
      StopwatchLaps(watch: watch)
    }
    .onReceive(ticks) { _ in watch.tick() }
  }
}

private struct StopwatchClock: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 60)) { context in
      StopwatchDate(date: context.date)
    }
  }
}

private struct StopwatchDate: View {
  let date: Date

  var body: some View {
    Text(date, format: .dateTime.hour().minute())
      .font(.caption)
      .foregroundStyle(.secondary)
  }
}

private struct StopwatchFace: View {
  let watch: Stopwatch

  var body: some View {
    Text(watch.tenths.stopwatchTime)
      .font(.system(size: 64, weight: .thin, design: .rounded))
      .monospacedDigit()
      .contentTransition(.numericText())
      .minimumScaleFactor(0.5)
      .accessibilityLabel("Elapsed time")
      .accessibilityAddTraits(.updatesFrequently)
  }
}

private struct StopwatchControls: View {
  let watch: Stopwatch

  var body: some View {
    HStack {
      Button(watch.isRunning ? "Lap" : "Reset") {
        if watch.isRunning { watch.addLap() } else { watch.reset() }
      }
      .disabled(!watch.isRunning && watch.tenths == 0)
      Spacer()
      Button(watch.isRunning ? "Stop" : "Start", action: watch.toggle)
        .tint(watch.isRunning ? .red : .green)
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.circle)
    .controlSize(.large)
    .padding(.horizontal)
  }
}

private struct StopwatchLaps: View {
  let watch: Stopwatch

  var body: some View {
    let laps = watch.laps
    let times = laps.map(\.tenths)
    List {
      if !laps.isEmpty {
        StopwatchCurrentLap(watch: watch)
      }
      ForEach(laps) { lap in
        StopwatchLapRow(lap: lap, rank: rank(of: lap, among: times))
      }
    }
    .listStyle(.plain)
    .animation(.default, value: laps)
  }

  private func rank(of lap: Stopwatch.Lap, among times: [Int]) -> StopwatchLapRow.Rank? {
    guard times.count > 1 else { return nil }
    if lap.tenths == times.min() { return .fastest }
    return lap.tenths == times.max() ? .slowest : nil
  }
}

private struct StopwatchCurrentLap: View {
  let watch: Stopwatch

  var body: some View {
    LabeledContent("Lap \(watch.laps.count + 1)", value: watch.currentLap.stopwatchTime)
      .monospacedDigit()
  }
}

private struct StopwatchLapRow: View {
  enum Rank {
    case fastest, slowest

    var color: Color { self == .fastest ? .green : .red }
  }

  let lap: Stopwatch.Lap
  let rank: Rank?

  var body: some View {
    LabeledContent {
      Text(lap.tenths.stopwatchTime).monospacedDigit()
    } label: {
      Text("Lap \(lap.id)")
    }
    .foregroundStyle(rank?.color ?? .primary)
  }
}

extension Int {
  /// Tenths of a second as a stopwatch shows them.
  fileprivate var stopwatchTime: String {
    String(format: "%02d:%02d.%d", self / 600, self / 10 % 60, self % 10)
  }
}

#Preview {
  StopwatchScreen()
}
