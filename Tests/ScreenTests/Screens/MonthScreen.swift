import SwiftUI

struct MonthDay: Identifiable, Hashable, Sendable {
  let date: Date
  let number: Int
  var id: Date { date }
}

@MainActor
@Observable
final class MonthModel {
  var selection: Date
  private(set) var events: [Date: [String]]
  private let calendar: Calendar

  init(selection: Date, events: [Date: [String]], calendar: Calendar) {
    self.calendar = calendar
    self.selection = calendar.startOfDay(for: selection)
    self.events = events
  }

  var month: DateInterval {
    calendar.dateInterval(of: .month, for: selection) ?? DateInterval()
  }

  var days: [MonthDay] {
    let start = month.start
    return (calendar.range(of: .day, in: .month, for: start) ?? 1..<1).compactMap { number in
      calendar.date(byAdding: .day, value: number - 1, to: start).map {
        MonthDay(date: $0, number: number)
      }
    }
  }

  var leadingBlanks: Int {
    (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
  }

  func events(on day: Date) -> [String] { events[calendar.startOfDay(for: day)] ?? [] }

  func moveMonth(by count: Int) {
    selection = calendar.date(byAdding: .month, value: count, to: month.start) ?? selection
  }

  func add(_ title: String) {
    events[calendar.startOfDay(for: selection), default: []].append(title)
  }
}

struct MonthScreen: View {
  @State var model: MonthModel
  @State private var isAdding = false

  var body: some View {
    VStack {
      MonthHeader(model: model)
      MonthGrid(model: model)
      MonthAgenda(events: model.events(on: model.selection))
    }
    .popover(isPresented: $isAdding) {
      MonthEventEditor { title in model.add(title) }
    }
    .toolbar {
      Button("Add Event", systemImage: "plus") { isAdding = true }
    }
  }
}

private struct MonthHeader: View {
  @Bindable var model: MonthModel

  var body: some View {
    HStack {
      Button("Previous Month", systemImage: "chevron.left") { model.moveMonth(by: -1) }
      DatePicker("Day", selection: $model.selection, displayedComponents: .date)
        .datePickerStyle(.compact)
        .labelsHidden()
      Button("Next Month", systemImage: "chevron.right") { model.moveMonth(by: 1) }
    }
    .labelStyle(.iconOnly)
  }
}

private struct MonthGrid: View {
  let model: MonthModel
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 7)

  var body: some View {
    LazyVGrid(columns: columns) {
      ForEach(0..<model.leadingBlanks, id: \.self) { _ in
        Color.clear.frame(height: 36)
      }
      ForEach(model.days) { day in
        MonthCell(
          number: day.number,
          isSelected: day.date == model.selection,
          eventCount: model.events(on: day.date).count
        )
        .onTapGesture { model.selection = day.date }
        .accessibilityIdentifier("day-\(day.number)")
      }
    }
  }
}

private struct MonthCell: View {
  let number: Int
  let isSelected: Bool
  let eventCount: Int

  var body: some View {
    Text("\(number)")
      .frame(maxWidth: .infinity, minHeight: 36)
      .background {
        if isSelected {
          Circle().fill(.tint)
        }
      }
      .overlay(alignment: .bottom) {
        HStack(spacing: 2) {
          ForEach(0..<min(eventCount, 3), id: \.self) { _ in
            Circle().frame(width: 4, height: 4)
          }
        }
      }
      .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }
}

private struct MonthAgenda: View {
  let events: [String]

  var body: some View {
    ForEach(events, id: \.self) { Text($0) }
    if events.isEmpty {
      Text("No events").foregroundStyle(.secondary)
    }
  }
}

private struct MonthEventEditor: View {
  let onSave: (String) -> Void
  @State private var title = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TextField("Title", text: $title)
    Button("Save") {
      onSave(title)
      dismiss()
    }
    .disabled(title.isEmpty)
  }
}

#Preview {
  MonthScreen(model: MonthModel(selection: .now, events: [:], calendar: .current))
}
