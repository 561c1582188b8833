import SwiftUI

@Observable
final class ShapeAppModel {
  var count = 0
}

struct ShapeApp: App {
  @State private var model = ShapeAppModel()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup { Text("a").environment(model) }
      .environment(model)
      .onChange(of: scenePhase) { _, new in print(new) }
      .commands {
        ShapeCommands()
        CommandMenu("Cart") { Button("Empty") {}.keyboardShortcut("e") }
        CommandGroup(replacing: .newItem) { Button("New") {} }
        CommandGroup(after: .appInfo) {}
        SidebarCommands()
      }
      .defaultSize(width: 400, height: 300)
      .windowResizability(.contentSize)
      .windowStyle(.hiddenTitleBar)
    WindowGroup("Item", id: "item", for: UUID.self) { $id in Text("\(id?.uuidString ?? "")") }
    Window("About", id: "about") { Text("about") }
    Settings { Text("settings") }
    MenuBarExtra("Cart", systemImage: "cart") { Button("Quit") {} }
      .menuBarExtraStyle(.window)
    DocumentGroup(newDocument: ShapeDocument()) { file in
      TextField("Text", text: file.$document.text)
    }
  }
}

struct OneWindowApp: App {
  var body: some Scene {
    WindowGroup { Text("a") }
  }
}

struct ShapeCommands: Commands {
  var body: some Commands {
    CommandMenu("More") {
      Button("One") {}
      Divider()
      Button("Two") {}
    }
  }
}
