import SwiftUI

struct MenuShapes: View {
  let title: String
  @State private var isExpanded = false
  @State private var expanded: Set<Int> = []

  var body: some View {
    Group {
      Menu {
        Button("Edit") {}
        Section("More") { Button("Delete", role: .destructive) {} }
        Divider()
        Menu("Sort") { Button("Name") {} }
      } label: {
        Image(systemName: "ellipsis")
      }
      Menu("Actions") { Button("Edit") {} }
      Menu(title) { Button("Edit") {} }
      Menu("Actions", systemImage: "ellipsis") { Button("Edit") {} }
      Menu(content: { Button("Edit") {} }, label: { Label("Actions", systemImage: "ellipsis") })
      Menu("Save") {
        Button("Save As") {}
      } primaryAction: {
        print("save")
      }
      Menu {
        Button("Save As") {}
      } label: {
        Text("Save")
      } primaryAction: {
        print("save")
      }
      Menu("Actions", content: { Button("Edit") {} })
    }
    .menuStyle(.button)
    .menuStyle(.borderlessButton)
    .menuStyle(BorderlessButtonMenuStyle())
    .menuStyle(DefaultMenuStyle())
    .menuIndicator(.hidden)
    .menuOrder(.fixed)
    Group {
      DisclosureGroup(isExpanded: $isExpanded) {
        Text("Content")
      } label: {
        Text("More")
      }
      DisclosureGroup {
        Text("Content")
      } label: {
        Text("More")
      }
      DisclosureGroup("More", isExpanded: $isExpanded) { Text("Content") }
      DisclosureGroup(title, isExpanded: $isExpanded) { Text("Content") }
      DisclosureGroup("More") { Text("Content") }
      DisclosureGroup(title) { Text("Content") }
      DisclosureGroup(
        isExpanded: Binding(
          get: { expanded.contains(1) },
          set: { if $0 { expanded.insert(1) } else { expanded.remove(1) } }
        ),
        content: { Text("Content") },
        label: { Text("More") }
      )
      .disclosureGroupStyle(.automatic)
      .disclosureGroupStyle(FoldingStyle())
    }
    Group {
      GroupBox { Text("Content") }
      GroupBox("Title") { Text("Content") }
      GroupBox(title) { Text("Content") }
      GroupBox(label: Label("Title", systemImage: "star")) { Text("Content") }
      GroupBox {
        Text("Content")
      } label: {
        Text("Title")
      }
      .groupBoxStyle(.automatic)
      .groupBoxStyle(CardStyle())
      ControlGroup { Button("One") {} }
      ControlGroup("Title") { Button("One") {} }
      ControlGroup {
        Button("One") {}
      } label: {
        Label("Title", systemImage: "star")
      }
      .controlGroupStyle(.navigation)
      .controlGroupStyle(.compactMenu)
    }
  }
}

private struct FoldingStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct CardStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.font(.headline)
      configuration.content
    }
  }
}

struct LabeledShapes: View {
  let title: String
  let value: Int

  var body: some View {
    LabeledContent("Name") { Text("Ann") }
    LabeledContent(title) { Text("Ann") }
    LabeledContent("Name", value: "Ann")
    LabeledContent("Name", value: title)
    LabeledContent(title, value: title)
    LabeledContent("Count", value: value, format: .number)
    LabeledContent(title, value: value.formatted())
    LabeledContent {
      Text("Ann")
    } label: {
      Text("Name")
      Text("Secondary")
    }
    LabeledContent("Name", content: { Text("Ann") })
      .labeledContentStyle(.automatic)
      .labeledContentStyle(StackedStyle())
    ContentUnavailableView("Nothing", systemImage: "tray")
    ContentUnavailableView(title, systemImage: "tray")
    ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add one."))
    ContentUnavailableView {
      Label("Nothing", systemImage: "tray")
    }
    ContentUnavailableView {
      Label("Nothing", systemImage: "tray")
    } description: {
      Text("Add one.")
    }
    ContentUnavailableView {
      Label("Nothing", systemImage: "tray")
    } description: {
      Text("Add one.")
    } actions: {
      Button("Add") {}
    }
    ContentUnavailableView(
      label: { Label("Nothing", systemImage: "tray") },
      description: { Text("Add one.") }
    )
    ContentUnavailableView(
      label: { Label("Nothing", systemImage: "tray") },
      description: { Text("Add one.") },
      actions: { Button("Add") {} }
    )
    ContentUnavailableView.search
    ContentUnavailableView.search(text: title)
  }
}

private struct StackedStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
  }
}

struct LinkShapes: View {
  let url: URL
  let address: URL?

  var body: some View {
    Link("Help", destination: url)
    Link(url.absoluteString, destination: url)
    Link(destination: url) { Label("Help", systemImage: "questionmark") }
    Link(destination: url, label: { Text("Help") })
    AsyncImage(url: url)
    AsyncImage(url: address) { image in
      image.resizable().scaledToFit()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: address) { phase in
      if let image = phase.image {
        image.resizable()
      } else if phase.error != nil {
        Color.red
      } else {
        ProgressView()
      }
    }
    AsyncImage(url: address) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable()
      case .failure(let error): Text(error.localizedDescription)
      @unknown default: EmptyView()
      }
    }
    AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
      phase.image?.resizable()
    }
    AsyncImage(url: url, scale: 2) { image in
      image
    } placeholder: {
      Color.gray
    }
    AsyncImage(url: url, scale: 2) { phase in phase.image ?? Image(systemName: "photo") }
    AsyncImage(url: url, content: { $0.resizable() }, placeholder: { ProgressView() })
  }
}

struct FormShapes: View {
  var body: some View {
    Form { Text("Row") }
      .formStyle(.grouped)
      .formStyle(.columns)
      .formStyle(.automatic)
    List { Text("Row") }
      .listStyle(.plain)
      .listStyle(.insetGrouped)
      .listStyle(.grouped)
      .listStyle(.sidebar)
      .listStyle(.inset)
      .listStyle(.automatic)
      .listStyle(PlainListStyle())
      .listStyle(InsetGroupedListStyle())
      .listStyle(GroupedListStyle())
      .listStyle(SidebarListStyle())
      .listStyle(InsetListStyle())
      .listStyle(DefaultListStyle())
  }
}

struct ShareShapes: View {
  let url: URL
  let text: String
  let image: Image

  var body: some View {
    ShareLink(item: url)
    ShareLink(item: text)
    ShareLink(item: url) { Label("Share", systemImage: "square.and.arrow.up") }
    ShareLink(item: text) { Text("Share") }
    ShareLink("Share", item: url)
    ShareLink(text, item: url)
    ShareLink("Share", item: text)
    ShareLink(item: url, subject: Text("A"), message: Text("B"))
    ShareLink(item: url, subject: Text("A"), message: Text("B")) { Text("Share") }
    ShareLink(item: url, subject: Text("A")) { Text("Share") }
    ShareLink(item: url, preview: SharePreview("Title"))
    ShareLink(item: url, preview: SharePreview(text))
    ShareLink(item: image, preview: SharePreview("Title", image: image))
    ShareLink(item: image, preview: SharePreview("Title", image: image, icon: image))
    ShareLink(item: url, subject: Text("A"), message: Text("B"), preview: SharePreview("Title"))
    ShareLink(items: [url])
    ShareLink(items: [url]) { Text("Share") }
    PasteButton(payloadType: String.self) { strings in print(strings) }
  }
}
