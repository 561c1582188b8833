import SwiftUI

enum AppTheme: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The settings of a reading app.
struct SettingsScreen: View {
  @AppStorage("settings.theme") private var theme = AppTheme.system
  @State private var isConfirmingReset = false
  @State private var resetCount = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        AccountSection()

        Section {
          Picker("Theme", selection: $theme) {
            ForEach(AppTheme.allCases) { theme in
              Text(theme.title).tag(theme)
            }
          }
          .pickerStyle(.segmented)
          TextSizeRow()
        } header: {
          Text("Appearance")
        } footer: {
          Text("The theme applies to this device only.")
        }

        NotificationsSection()

        Section {
          Button("Reset Settings", role: .destructive) {
            isConfirmingReset = true
          }
          .frame(maxWidth: .infinity)
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
      .confirmationDialog(
        "Reset all settings?",
        isPresented: $isConfirmingReset,
        titleVisibility: .visible
      ) {
        Button("Reset", role: .destructive, action: reset)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }
    .preferredColorScheme(theme.colorScheme)
    .sensoryFeedback(.success, trigger: resetCount)
  }

  private func reset() {
    for key in ["settings.theme", "settings.textSize", "settings.notifications"] {
      UserDefaults.standard.removeObject(forKey: key)
    }
    theme = .system
    resetCount += 1
  }
}

extension SettingsScreen {
  struct AccountSection: View {
    @AppStorage("settings.name") private var name = "Ada"

    var body: some View {
      Section("Account") {
        TextField("Name", text: $name)
          .textContentType(.name)
          .autocorrectionDisabled()
        LabeledContent("Signed in as", value: name.isEmpty ? "Nobody" : name)
        NavigationLink {
          Text("Free plan")
            .navigationTitle("Plan")
        } label: {
          Label("Plan", systemImage: "creditcard")
        }
      }
    }
  }

  struct TextSizeRow: View {
    @AppStorage("settings.textSize") private var size = 14.0

    var body: some View {
      VStack(alignment: .leading) {
        Slider(value: $size, in: 10...24, step: 1) {
          Text("Text Size")
        } minimumValueLabel: {
          Image(systemName: "textformat.size.smaller")
        } maximumValueLabel: {
          Image(systemName: "textformat.size.larger")
        }
        Text("\(Int(size)) pt")
          .font(.system(size: size))
          .foregroundStyle(.secondary)
      }
    }
  }

  struct NotificationsSection: View {
    @AppStorage("settings.notifications") private var isEnabled = false
    @AppStorage("settings.dailyCount") private var dailyCount = 3

    var body: some View {
      Section("Notifications") {
        Toggle("Allow Notifications", isOn: $isEnabled.animation())
          .tint(.green)
        if isEnabled {
          Stepper("\(dailyCount) a day", value: $dailyCount, in: 1...10)
            .accessibilityIdentifier("daily")
        }
      }
    }
  }
}

#Preview("Settings") {
  SettingsScreen()
}

#Preview("One row", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Form {
    Toggle("Allow", isOn: $isOn)
    SettingsScreen.TextSizeRow()
  }
}
