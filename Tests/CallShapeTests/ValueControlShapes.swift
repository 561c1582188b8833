import SwiftUI

struct PickerShapes: View {
  enum Flavor: String, CaseIterable, Identifiable {
    case chocolate
    case vanilla
    var id: Self { self }
  }

  let title: String
  @State private var flavor = Flavor.vanilla
  @State private var optional: Flavor?
  @State private var number = 1
  @State private var flavors: [Flavor] = []

  @ViewBuilder private var choices: some View {
    ForEach(Flavor.allCases) { flavor in
      Text(flavor.rawValue.capitalized).tag(flavor)
    }
  }

  var body: some View {
    Group {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      Picker(title, selection: $flavor) { choices }
      Picker(selection: $flavor, label: Text("Flavor")) { choices }
      Picker(selection: $flavor) {
        choices
      } label: {
        Label("Flavor", systemImage: "star")
      }
      Picker(selection: $flavor, content: { choices }, label: { Text("Flavor") })
      Picker(selection: $flavor, label: Text("Flavor"), content: { choices })
      Picker("Flavor", selection: $flavor, content: { choices })
      Picker("Flavor", systemImage: "star", selection: $flavor) { choices }
      Picker("Number", selection: $number) {
        ForEach(0..<10) { Text("\($0)") }
        ForEach(1...3, id: \.self) { Text("\($0)").tag($0) }
      }
      Picker("Optional", selection: $optional) {
        Text("None").tag(nil as Flavor?)
        Text("None").tag(Optional<Flavor>.none)
        ForEach(Flavor.allCases) { Text($0.rawValue).tag(Flavor?.some($0)) }
        Divider()
      }
    }
    .pickerStyle(.segmented)
    .pickerStyle(.menu)
    .pickerStyle(.inline)
    .pickerStyle(.wheel)
    .pickerStyle(.navigationLink)
    .pickerStyle(.radioGroup)
    .pickerStyle(.palette)
    .pickerStyle(.automatic)
    .pickerStyle(SegmentedPickerStyle())
    .pickerStyle(MenuPickerStyle())
    .pickerStyle(DefaultPickerStyle())
    .pickerStyle(WheelPickerStyle())
    .pickerStyle(InlinePickerStyle())
    .onChange(of: flavor) { print(flavor) }
    .horizontalRadioGroupLayout()
  }
}

struct StepperShapes: View {
  let title: String
  @State private var count = 1
  @State private var weight = 1.0
  @State private var volume: Float = 0

  var body: some View {
    Group {
      Stepper("Count", value: $count)
      Stepper("Count", value: $count, in: 1...10)
      Stepper("Count \(count)", value: $count, in: 1...10, step: 2)
      Stepper(title, value: $weight, in: 0...10, step: 0.5)
      Stepper("Weight", value: $weight, in: 0...10, step: 0.5, format: .number)
      Stepper(
        title,
        value: $weight,
        in: 0...10,
        step: 0.5,
        format: .number.precision(.fractionLength(1))
      )
      Stepper("Weight", value: $weight, step: 0.5, format: .percent)
      Stepper(value: $count) { Text("Count") }
      Stepper(value: $count, in: 1...10) { Text("Count") }
      Stepper(value: $count, in: 1...10, step: 2) { Text("Count") }
      Stepper(value: $count, in: 1...10, onEditingChanged: { _ in }) { Text("Count") }
      Stepper("Count", value: $count, in: 1...10, onEditingChanged: { _ in })
      Stepper {
        Text("Count")
      } onIncrement: {
        count += 1
      } onDecrement: {
        count -= 1
      }
      Stepper("Count") {
        count += 1
      } onDecrement: {
        count -= 1
      }
      Stepper(title, onIncrement: { count += 1 }, onDecrement: nil)
      Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }) { Text("Count") }
    }
    Group {
      Slider(value: $weight)
      Slider(value: $weight, in: 0...10)
      Slider(value: $volume, in: 0...10, step: 1)
      Slider(value: $weight, in: 0...10, step: 1) { Text("Weight") }
      Slider(value: $weight, in: 0...10) { isEditing in print(isEditing) }
      Slider(value: $weight, in: 0...10, onEditingChanged: { _ in })
      Slider(
        value: $weight,
        in: 0...10,
        step: 1,
        onEditingChanged: { isEditing in print(isEditing) }
      )
      Slider(value: $weight, in: 0...10, step: 1) {
        Text("Weight")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      Slider(value: $weight, in: 0...10, step: 1) {
        Text("Weight")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      } onEditingChanged: { isEditing in
        print(isEditing)
      }
      Slider(
        value: $weight,
        in: 0...10,
        onEditingChanged: { _ in },
        minimumValueLabel: Text("0"),
        maximumValueLabel: Text("10")
      ) {
        Text("Weight")
      }
      Slider(value: Binding(get: { Double(count) }, set: { count = Int($0) }), in: 0...10)
    }
  }
}

struct DateShapes: View {
  let title: String
  @State private var date = Date.now
  @State private var color = Color.red

  var body: some View {
    DatePicker("Due", selection: $date)
    DatePicker(title, selection: $date, displayedComponents: .date)
    DatePicker("Due", selection: $date, displayedComponents: [.date, .hourAndMinute])
    DatePicker("Due", selection: $date, in: Date()..., displayedComponents: .date)
    DatePicker("Due", selection: $date, in: ...Date(), displayedComponents: [.date])
    DatePicker("Due", selection: $date, in: Date()...Date.distantFuture)
    DatePicker(selection: $date, displayedComponents: .date) { Text("Due") }
    DatePicker(selection: $date, in: Date()..., displayedComponents: .hourAndMinute) { Text("Due") }
    DatePicker(selection: $date, label: { Text("Due") })
      .datePickerStyle(.compact)
      .datePickerStyle(.graphical)
      .datePickerStyle(.wheel)
      .datePickerStyle(WheelDatePickerStyle())
      .datePickerStyle(GraphicalDatePickerStyle())
      .datePickerStyle(.automatic)
    ColorPicker("Tint", selection: $color)
    ColorPicker(title, selection: $color, supportsOpacity: false)
    ColorPicker(selection: $color) { Text("Tint") }
  }
}
