import SwiftUI

extension EnvironmentValues {
  @Entry var habitAccent: Color = .orange
}

struct Habit: Identifiable, Equatable, Sendable {
  let id: Int
  var name: String
  var symbol: String
  var goal: Int
  var done = 0

  var isComplete: Bool { done >= goal }
  var progress: Double { min(1, Double(done) / Double(goal)) }
}

@MainActor
@Observable
final class HabitTracker {
  var habits: [Habit]
  var hidesComplete = false

  init(habits: [Habit]) {
    self.habits = habits
  }

  var shown: [Habit] { hidesComplete ? habits.filter { !$0.isComplete } : habits }
  var completeCount: Int { habits.count(where: \.isComplete) }

  func log(_ id: Habit.ID) {
    guard let index = habits.firstIndex(where: { $0.id == id }) else { return }
    habits[index].done += 1
  }
}

struct HabitScreen: View {
  @State private var tracker: HabitTracker
  private let columns = [GridItem(.adaptive(minimum: 120), spacing: 12)]

  init(tracker: HabitTracker) {
    _tracker = State(wrappedValue: tracker)
  }

  var body: some View {
    ScrollView {
      HabitHeader(tracker: tracker)
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(tracker.shown) { habit in
          Button {
            withAnimation(.snappy) { tracker.log(habit.id) }
          } label: {
            HabitCell(habit: habit)
          }
          .buttonStyle(HabitTileStyle(isComplete: habit.isComplete))
          .accessibilityIdentifier(habit.name)
        }
      }
      .padding(.horizontal)
    }
    .sensoryFeedback(.success, trigger: tracker.completeCount)
  }
}

private struct HabitHeader: View {
  @Bindable var tracker: HabitTracker

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(tracker.completeCount) of \(tracker.habits.count) done")
        .font(.title3.weight(.semibold))
      Toggle("Hide completed", isOn: $tracker.hidesComplete)
        .toggleStyle(.switch)
    }
    .padding()
  }
}

private struct HabitCell: View {
  let habit: Habit

  var body: some View {
    VStack {
      Image(systemName: habit.symbol)
        .symbolVariant(habit.isComplete ? .fill : .none)
        .imageScale(.large)
      Text(habit.name)
      HabitRing(progress: habit.progress)
        .frame(width: 24, height: 24)
    }
  }
}

private struct HabitRing: View {
  let progress: Double
  @Environment(\.habitAccent) private var accent

  var body: some View {
    Circle()
      .trim(from: 0, to: progress)
      .stroke(accent, style: StrokeStyle(lineWidth: 3, lineCap: .round))
      .rotationEffect(.degrees(-90))
  }
}

struct HabitTileStyle: ButtonStyle {
  var isComplete: Bool
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, minHeight: 96)
      .background(
        isComplete ? .green.opacity(0.25) : .gray.opacity(0.12),
        in: .rect(cornerRadius: 16)
      )
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .opacity(isEnabled ? 1 : 0.4)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  HabitScreen(tracker: HabitTracker(habits: [Habit(id: 1, name: "Read", symbol: "book", goal: 1)]))
    .environment(\.habitAccent, .purple)
}
