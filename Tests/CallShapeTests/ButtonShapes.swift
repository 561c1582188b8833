import SwiftUI

private func act() {}

@MainActor
@Observable
final class ActingModel {
  var isOn = false
  func save() {}
  func load() async {}
}

struct ButtonShapes: View {
  let title: String
  let isBusy: Bool
  @State private var model = ActingModel()
  private enum Titles {
    static let save = "Save"
    static let key: LocalizedStringKey = "Save"
  }

  var body: some View {
    Group {
      Button {
        act()
      } label: {
        Text("Save")
        Image(systemName: "star")
      }
      Button("Save") { act() }
      Button(title) { act() }
      Button(Titles.save) { act() }
      Button(Titles.key) { act() }
      Button("Save \(title)") { act() }
      Button(isBusy ? "Busy" : "Save") { act() }
      Button(isBusy ? title : "Save") { act() }
      Button(action: act) { Text("Save") }
      Button(action: { act() }, label: { Text("Save") })
      Button(action: model.save) { Label("Save", systemImage: "star") }
    }
    Group {
      Button("Save", action: act)
      Button(title, action: model.save)
      Button("Load") { Task { await model.load() } }
      Button("Delete", role: .destructive) { act() }
      Button("Cancel", role: .cancel) {}
      Button("Cancel", role: .cancel, action: {})
      Button(title, role: isBusy ? .cancel : .destructive, action: act)
      Button(title, role: isBusy ? .destructive : nil, action: act)
      Button("Add", systemImage: "plus") { act() }
      Button(title, systemImage: "plus", action: act)
      Button("Delete", systemImage: "trash", role: .destructive) { act() }
      Button(title, systemImage: "trash", role: .destructive, action: act)
      Button(role: .destructive) {
        act()
      } label: {
        Label("Delete", systemImage: "trash")
      }
      Button(role: .close) { act() }
      Button(role: .close, action: act)
      Button(role: .confirm, action: act)
      Button(role: .destructive, action: act) { Text(title) }
      Button(role: .cancel, action: act, label: { Text(title) })
      EditButton()
      RenameButton()
    }
    .disabled(isBusy)
    .labelsHidden()
  }
}

struct ButtonModifierShapes: View {
  let title: String
  let isBusy: Bool

  var body: some View {
    Text(title)
      .buttonStyle(.plain)
      .buttonStyle(.automatic)
      .buttonStyle(.bordered)
      .buttonStyle(.borderless)
      .buttonStyle(.borderedProminent)
      .buttonStyle(.glass)
    Text(title)
      .buttonStyle(.glassProminent)
      .buttonStyle(.link)
      .buttonStyle(PlainButtonStyle())
      .buttonStyle(BorderlessButtonStyle())
      .buttonStyle(BorderedButtonStyle())
      .buttonStyle(BorderedProminentButtonStyle())
    Text(title)
      .buttonStyle(DefaultButtonStyle())
      .buttonStyle(PressedStyle())
      .buttonStyle(PressedStyle(scale: 2))
      .buttonStyle(.pressed)
      .buttonStyle(LongPressStyle())
      .buttonBorderShape(.capsule)
    Text(title)
      .buttonBorderShape(.roundedRectangle(radius: 8))
      .buttonBorderShape(isBusy ? .circle : .roundedRectangle)
      .controlSize(.small)
      .controlSize(.large)
      .controlSize(isBusy ? .mini : .regular)
      .keyboardShortcut("s")
    Text(title)
      .keyboardShortcut(.defaultAction)
      .keyboardShortcut(.cancelAction)
      .keyboardShortcut(.return, modifiers: [])
      .keyboardShortcut("s", modifiers: [.command, .shift])
      .keyboardShortcut(KeyEquivalent("k"), modifiers: .command)
      .keyboardShortcut(isBusy ? KeyboardShortcut("k") : nil)
    Text(title)
      .help("Saves")
      .help(title)
      .help(Text(title))
      .help(isBusy ? "Busy" : "Saves")
      .badge(3)
      .badge("New")
    Text(title)
      .badge(title)
      .badge(Text(title))
      .badge(isBusy ? 1 : 0)
      .hoverEffect()
      .hoverEffect(.lift)
      .onHover { isInside in print(isInside) }
    Text(title)
      .onHover(perform: { _ in })
  }
}

private struct PressedStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) var colorScheme
  var scale: CGFloat = 0.9

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .foregroundColor(configuration.role == .destructive ? .red : .blue)
      .opacity(configuration.isPressed ? 0.5 : isEnabled ? 1 : 0.3)
      .scaleEffect(configuration.isPressed ? scale : 1)
  }
}

extension ButtonStyle where Self == PressedStyle {
  fileprivate static var pressed: PressedStyle { PressedStyle() }
}

private struct ExplicitStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    if configuration.isPressed {
      configuration.label.bold()
    } else {
      configuration.label
    }
  }
}

private struct BodyStyle: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    StyledBody(configuration: configuration)
  }

  struct StyledBody: View {
    let configuration: ButtonStyle.Configuration
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { configuration.label.opacity(isEnabled ? 1 : 0.5) }
  }
}

private struct LongPressStyle: PrimitiveButtonStyle {
  @GestureState private var isPressed = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(isPressed ? 0.5 : 1)
      .gesture(
        LongPressGesture()
          .updating($isPressed) { value, state, _ in state = value }
          .onEnded { _ in configuration.trigger() }
      )
    Button(configuration)
    Button(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
