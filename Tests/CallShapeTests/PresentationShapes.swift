// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import SwiftUI

struct ShapeError: LocalizedError {
  var errorDescription: String? { "Failed" }
  var recoverySuggestion: String? { "Again" }
}

struct AlertShapes: View {
  @State private var isShown = false
  @State private var item: ShapeItem?
  @State private var error: ShapeError?
  private let title = "Title"

  var body: some View {
    VStack {
      Text("a").alert("Title", isPresented: $isShown) { Button("OK") {} }
      Text("a").alert(title, isPresented: $isShown) { Button("OK", role: .cancel) {} }
      Text("a").alert(Text("Title"), isPresented: $isShown) { Button("OK") {} }
      Text("a").alert("Title", isPresented: $isShown) {
        Button("OK") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Message")
      }
      Text("a").alert(title, isPresented: $isShown, actions: {}, message: { Text(title) })
      Text("a").alert(Text("Title"), isPresented: $isShown, actions: { Button("OK") {} })
      Text("a").alert(item?.name ?? "None", isPresented: $isShown, presenting: item) { item in
        Button(item.name) {}
      } message: { item in
        Text(item.name)
      }
      Text("a").alert("Title", isPresented: $isShown, presenting: item) { Text($0.name) }
      Text("a").alert(isPresented: $isShown, error: error) { Button("OK") {} }
    }
    VStack {
      Text("a").alert(isPresented: $isShown, error: error) { _ in
        Button("OK") {}
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
      Text("a").alert(isPresented: $isShown) { Alert(title: Text("Title")) }
      Text("a").alert(isPresented: $isShown, content: { Alert(title: Text("Title")) })
      Text("a").alert(isPresented: $isShown) {
        Alert(
          title: Text("Title"),
          message: Text("Message"),
          primaryButton: .destructive(Text("Delete")) { isShown = false },
          secondaryButton: .cancel()
        )
      }
      Text("a").alert(isPresented: $isShown) {
        Alert(
          title: Text("Title"),
          primaryButton: .default(Text("OK")),
          secondaryButton: .cancel(Text("Cancel"))
        )
      }
      Text("a").alert(item: $item) { item in
        Alert(
          title: Text(item.name),
          message: Text("Message"),
          dismissButton: .default(Text("OK"))
        )
      }
      Text("a").alert(item: $item, content: makeAlert)
      Text("a").actionSheet(isPresented: $isShown) {
        ActionSheet(
          title: Text("Title"),
          message: Text("Message"),
          buttons: [.default(Text("One")) {}, .destructive(Text("Two")), .cancel()]
        )
      }
    }
    dialogs
  }

  private func makeAlert(_ item: ShapeItem) -> Alert { Alert(title: Text(item.name)) }

  @ViewBuilder private var dialogs: some View {
    Text("a").confirmationDialog("Title", isPresented: $isShown) { Button("OK") {} }
    Text("a").confirmationDialog(title, isPresented: $isShown, titleVisibility: .visible) {
      Button("OK") {}
    }
    Text("a").confirmationDialog("Title", isPresented: $isShown, titleVisibility: .hidden) {
      Button("OK") {}
    } message: {
      Text("Message")
    }
    Text("a").confirmationDialog("Title", isPresented: $isShown) {
      Button("Delete", role: .destructive) {}
    } message: {
      Text("Message")
    }
    Text("a").confirmationDialog(Text("Title"), isPresented: $isShown, actions: { Button("OK") {} })
    Text("a").confirmationDialog("Title", isPresented: $isShown, presenting: item) { item in
      Button(item.name) {}
    }
    Text("a").confirmationDialog(
      "Title",
      isPresented: $isShown,
      titleVisibility: .visible,
      presenting: item,
      actions: { Button($0.name) {} },
      message: { Text($0.name) }
    )
    Text("a").dialogSeverity(.critical)
  }
}

struct SheetShapes: View {
  @State private var isShown = false
  @State private var item: ShapeItem?
  @State private var detent: PresentationDetent = .medium

  var body: some View {
    VStack {
      Text("a").sheet(isPresented: $isShown) { Text("sheet") }
      Text("a").sheet(isPresented: $isShown, content: { Text("sheet") })
      Text("a").sheet(isPresented: $isShown, onDismiss: reload) { Text("sheet") }
      Text("a").sheet(isPresented: $isShown, onDismiss: { reload() }, content: { Text("sheet") })
      Text("a").sheet(isPresented: $isShown, content: SheetBody.init)
      Text("a").sheet(item: $item) { item in Text(item.name) }
      Text("a").sheet(item: $item) { Text($0.name) }
      Text("a").sheet(item: $item, content: { Text($0.name) })
      Text("a").sheet(item: $item, onDismiss: reload, content: { Text($0.name) })
    }
    VStack {
      Text("a").fullScreenCover(isPresented: $isShown) { Text("cover") }
      Text("a").fullScreenCover(isPresented: $isShown, onDismiss: reload) { Text("cover") }
      Text("a").fullScreenCover(item: $item) { Text($0.name) }
      Text("a").popover(isPresented: $isShown) { Text("popover") }
      Text("a").popover(isPresented: $isShown, content: { Text("popover") })
      Text("a").popover(isPresented: $isShown, arrowEdge: .bottom) { Text("popover") }
      Text("a").popover(
        isPresented: $isShown,
        attachmentAnchor: .point(.center),
        arrowEdge: .leading,
        content: { Text("popover") }
      )
      Text("a").popover(item: $item) { Text($0.name) }
      Text("a").inspector(isPresented: $isShown) { Text("i").inspectorColumnWidth(200) }
      Text("a").inspectorColumnWidth(min: 10, ideal: 20, max: 30)
    }
    Text("a")
      .presentationDetents([.medium, .large])
      .presentationDetents([.fraction(0.3), .height(200), .large], selection: $detent)
      .presentationDragIndicator(.visible)
      .presentationBackground(.thinMaterial)
      .presentationBackground(Color.red)
      .presentationBackground { Text("b") }
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .presentationCornerRadius(20)
      .presentationContentInteraction(.scrolls)
      .presentationCompactAdaptation(.popover)
      .presentationSizing(.form)
      .interactiveDismissDisabled()
      .interactiveDismissDisabled(isShown)
    files
  }

  @ViewBuilder private var files: some View {
    Text("a")
      .fileImporter(isPresented: $isShown, allowedContentTypes: [.json, .image]) { result in
        switch result {
        case .success(let url): print(url)
        case .failure(let error): print(error)
        }
      }
      .fileImporter(
        isPresented: $isShown,
        allowedContentTypes: [.plainText],
        allowsMultipleSelection: true
      ) { result in
        _ = try? result.get().first
      }
      .fileExporter(
        isPresented: $isShown,
        document: ShapeDocument(),
        contentType: .plainText,
        defaultFilename: "a.txt"
      ) { _ in }
      .fileDialogMessage("Choose")
      .fileDialogCustomizationID("id")
    Text("a")
      .onDrop(of: [.fileURL], isTargeted: nil) { providers in !providers.isEmpty }
      .onDrop(of: [.text], isTargeted: $isShown) { _, location in location.x > 0 }
      .onDrop(of: [UTType.text], delegate: ShapeDropDelegate())
      .onDrag { NSItemProvider() }
      .draggable("text")
      .draggable("text") { Text("preview") }
      .dropDestination(for: String.self) { strings, _ in !strings.isEmpty }
      .dropDestination(for: URL.self) { _, _ in
        true
      } isTargeted: {
        isShown = $0
      }
      .onOpenURL { _ in }
      .onOpenURL(perform: { url in print(url) })
      .statusBarHidden()
      .statusBar(hidden: true)
      .defersSystemGestures(on: .all)
      .persistentSystemOverlays(.hidden)
  }

  private func reload() {}
}

struct SheetBody: View {
  var body: some View { Text("sheet") }
}

struct ShapeDropDelegate: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

struct ShapeDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
