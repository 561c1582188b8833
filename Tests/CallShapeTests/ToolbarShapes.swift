import SwiftUI

struct ToolbarShapes: View {
  @State private var isOn = false

  var body: some View {
    Text("a")
      .toolbar { Button("Save") {} }
      .toolbar {
        Button("One") {}
        Button("Two") {}
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("Save") {} }
        ToolbarItem { Button("More") {} }
        ToolbarItem(placement: .topBarLeading) {
          if isOn { Text("on") } else { Button("off") {} }
        }
      }
      .toolbar {
        ToolbarItem(placement: .principal) { Text("Title") }
        ToolbarItem(placement: .navigationBarLeading) { Button("Back") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("a") {}
          Spacer()
          Button("b") {}
        }
        ToolbarItemGroup { Button("c") {} }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarSpacer(.flexible)
        ToolbarSpacer()
        if isOn { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
        if isOn {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        } else {
          ToolbarItemGroup(placement: .keyboard) { Button("Hide") {} }
        }
        DoneItem(isOn: $isOn)
        items
      }
    Text("a")
      .toolbar(content: { Button("Save") {} })
      .toolbar(content: { ToolbarItem { Button("Save") {} } })
      .toolbar(content: toolbar)
      .toolbar(.hidden, for: .navigationBar)
      .toolbar(isOn ? .hidden : .visible, for: .tabBar, .bottomBar)
      .toolbar(removing: .sidebarToggle)
      .toolbar(id: "main") {
        ToolbarItem(id: "save", placement: .primaryAction) { Button("Save") {} }
        ToolbarItem(id: "more", placement: .secondaryAction, showsByDefault: false) { Text("m") }
      }
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.red, for: .navigationBar)
      .toolbarBackground(.blue, for: .tabBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbarTitleDisplayMode(.inline)
      .toolbarRole(.editor)
      .toolbarTitleMenu { Button("Rename") {} }
      .toolbar { ToolbarTitleMenu { Button("Rename") {} } }
      .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
      .toolbar { toolbarGroup }
  }

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Button("p") {} }
    ToolbarItem(placement: .destructiveAction) { Button("d") {} }
  }

  @ToolbarContentBuilder private func toolbar() -> some ToolbarContent {
    ToolbarItem(placement: .status) { Text("s") }
  }

  private var toolbarGroup: some ToolbarContent {
    ToolbarItemGroup(placement: .navigation) { Button("p") {} }
  }
}

struct DoneItem: ToolbarContent {
  @Binding var isOn: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some ToolbarContent {
    ToolbarItem(placement: .confirmationAction) {
      Button("Done") { dismiss() }.disabled(!isOn)
    }
    if isOn { ToolbarItem { Text("on") } }
  }
}
