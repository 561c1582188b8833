import SwiftUI

private struct Setting: Identifiable {
  let id = UUID()
  var name = ""
  var isOn = false
}

struct ToggleShapes: View {
  let title: String
  @State private var isOn = false
  @State private var settings: [Setting] = []
  @Binding var isEnabled: Bool
  @Bindable var model: ActingModel

  var body: some View {
    Toggle("Wi-Fi", isOn: $isOn)
    Toggle(title, isOn: $isEnabled)
    Toggle(isOn ? "On" : "Off", isOn: $model.isOn)
    Toggle(isOn: $isOn) { Text("Wi-Fi") }
    Toggle(isOn: $isOn) {
      Text("Wi-Fi")
      Text("Secondary").font(.caption)
    }
    Toggle(isOn: $isOn, label: { Label("Wi-Fi", systemImage: "wifi") })
    Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn)
    Toggle(title, systemImage: "wifi", isOn: $isOn)
    Toggle("All", sources: $settings, isOn: \.isOn)
    Toggle(title, sources: $settings, isOn: \.isOn)
    Toggle(sources: $settings, isOn: \.isOn) { Text("All") }
    Toggle("", isOn: Binding(get: { isOn }, set: { isOn = $0 })).labelsHidden()
    Toggle("Constant", isOn: .constant(true))
    Toggle("Animated", isOn: $isOn.animation())
      .toggleStyle(.switch)
      .toggleStyle(.automatic)
      .toggleStyle(.button)
      .toggleStyle(SwitchToggleStyle(tint: .green))
      .toggleStyle(SwitchToggleStyle())
      .toggleStyle(CheckStyle())
      .toggleStyle(.check)
    ForEach($settings) { $setting in
      Toggle(setting.name, isOn: $setting.isOn)
    }
  }
}

private struct CheckStyle: ToggleStyle {
  @Environment(\.isEnabled) var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
    .buttonStyle(.plain)
    Toggle(isOn: configuration.$isOn) { configuration.label }
    Toggle(configuration)
  }
}

extension ToggleStyle where Self == CheckStyle {
  fileprivate static var check: Self { .init() }
}

struct LabelShapes: View {
  let title: String
  let isOn: Bool

  var body: some View {
    Label("Cart", systemImage: "cart")
    Label(title, systemImage: "cart")
    Label(isOn ? "On" : "Off", systemImage: isOn ? "star.fill" : "star")
    Label("\(title) items", systemImage: "cart")
    Label("Cart", image: "cart")
    Label(title, image: "cart")
    Label {
      Text("Cart")
    } icon: {
      Image(systemName: "cart")
    }
    Label(title: { Text("Cart") }, icon: { Circle().frame(width: 10) })
      .labelStyle(.iconOnly)
      .labelStyle(.titleAndIcon)
      .labelStyle(.titleOnly)
      .labelStyle(.automatic)
      .labelStyle(TrailingIcon())
      .labelStyle(.trailingIcon)
      .labelStyle(IconOnlyLabelStyle())
      .labelStyle(DefaultLabelStyle())
      .imageScale(.large)
    ProgressView()
    ProgressView("Loading")
    ProgressView(title)
    ProgressView(value: 0.5)
    ProgressView(value: 3, total: 10)
    ProgressView(value: Double(3), total: Double(10))
    ProgressView("Loading", value: 3.0, total: 10)
    ProgressView(title, value: 0.5)
    ProgressView { Text("Loading") }
    ProgressView(value: 0.5) { Text("Loading") }
    ProgressView(value: 1, total: 2) {
      Text("Loading")
    } currentValueLabel: {
      Text("1")
    }
    ProgressView(timerInterval: Date()...Date().addingTimeInterval(60))
      .progressViewStyle(.circular)
      .progressViewStyle(.linear)
      .progressViewStyle(.automatic)
      .progressViewStyle(CircularProgressViewStyle(tint: .white))
      .progressViewStyle(CircularProgressViewStyle())
      .progressViewStyle(LinearProgressViewStyle(tint: .red))
      .progressViewStyle(BarStyle(height: 4))
    Gauge(value: 0.5) { Text("Speed") }
    Gauge(value: 5, in: 0...10) {
      Text("Speed")
    } currentValueLabel: {
      Text("5")
    }
    Gauge(value: 5.0, in: 0...10) {
      Text("Speed")
    } currentValueLabel: {
      Text("5")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    .gaugeStyle(.accessoryCircular)
    .gaugeStyle(.accessoryCircularCapacity)
    .gaugeStyle(.linearCapacity)
    .gaugeStyle(DialStyle())
  }
}

private struct TrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon.foregroundColor(.accentColor)
    }
  }
}

extension LabelStyle where Self == TrailingIcon {
  fileprivate static var trailingIcon: TrailingIcon { TrailingIcon() }
}

private struct BarStyle: ProgressViewStyle {
  var height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    VStack {
      configuration.label
      GeometryReader { proxy in
        Color.blue.frame(width: proxy.size.width * fraction, height: height)
      }
      if let label = configuration.currentValueLabel { label }
    }
    ProgressView(configuration)
  }
}

private struct DialStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Text("\(configuration.value)")
      configuration.currentValueLabel
      configuration.label
    }
  }
}
