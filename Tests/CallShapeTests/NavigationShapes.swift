// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import SwiftUI

enum ShapeRoute: Hashable, Codable {
  case detail(Int)
  case settings
}

struct NavigationShapes: View {
  @State private var path = NavigationPath()
  @State private var routes: [ShapeRoute] = []
  @State private var isActive = false
  @State private var selection: Int?
  @State private var item: ShapeItem?
  @State private var title = "Title"
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column: NavigationSplitViewColumn = .detail
  @Namespace private var namespace
  private let item2: ShapeItem? = nil

  var body: some View {
    NavigationStack { links }
    NavigationStack(path: $path) {
      links
        .navigationDestination(for: ShapeRoute.self) { route in
          switch route {
          case .detail(let id): Text("\(id)")
          case .settings: Text("settings")
          }
        }
        .navigationDestination(for: Int.self, destination: { Text("\($0)") })
        .navigationDestination(isPresented: $isActive) { Text("page") }
        .navigationDestination(isPresented: $isActive, destination: { Text("page") })
        .navigationDestination(item: $item) { item in Text(item.name) }
    }
    NavigationStack(path: $routes) { links }
    NavigationView { links }
      .navigationViewStyle(.stack)
      .navigationViewStyle(StackNavigationViewStyle())
    splits
    titles
  }

  @ViewBuilder private var links: some View {
    NavigationLink("Title") { Text("page") }
    NavigationLink(title) { Text("page") }
    NavigationLink("Title", value: ShapeRoute.settings)
    NavigationLink(title, value: 1)
    NavigationLink("Title", destination: Text("page"))
    NavigationLink(destination: Text("page")) { Text("label") }
    NavigationLink(destination: { Text("page") }) { Text("label") }
    NavigationLink(destination: { Text("page") }, label: { Text("label") })
    NavigationLink(value: ShapeRoute.detail(1)) { Text("label") }
    NavigationLink(value: item2) { Text("label") }
    NavigationLink {
      Text("page")
    } label: {
      Text("label")
    }
    VStack {
      NavigationLink(destination: Text("page"), isActive: $isActive) { EmptyView() }
      NavigationLink("Title", destination: Text("page"), isActive: $isActive)
      NavigationLink("Title", isActive: $isActive) { Text("page") }
      NavigationLink(destination: Text("page"), tag: 1, selection: $selection) { Text("label") }
      NavigationLink("Title", destination: Text("page"), tag: 1, selection: $selection)
        .isDetailLink(false)
    }
  }

  @ViewBuilder private var splits: some View {
    NavigationSplitView {
      List(selection: $selection) { NavigationLink("One", value: 1) }
        .navigationSplitViewColumnWidth(200)
        .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    } detail: {
      if let selection { Text("\(selection)") } else { Text("none") }
    }
    NavigationSplitView(columnVisibility: $visibility) {
      Text("a")
    } detail: {
      Text("b")
    }
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Text("a")
    } detail: {
      Text("b")
    }
    NavigationSplitView(
      columnVisibility: $visibility,
      preferredCompactColumn: $column,
      sidebar: { Text("a") },
      detail: { Text("b") }
    )
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("a")
    } detail: {
      Text("b")
    }
    NavigationSplitView {
      Text("a")
    } content: {
      Text("b")
    } detail: {
      Text("c")
    }
    .navigationSplitViewStyle(.balanced)
  }

  @ViewBuilder private var titles: some View {
    Text("a").navigationTitle("Title")
    Text("a").navigationTitle(title)
    Text("a").navigationTitle(isActive ? "One" : "Two")
    Text("a").navigationTitle(Text("Title"))
    Text("a").navigationTitle($title)
    Text("a").navigationSubtitle("Sub").navigationSubtitle(title)
    Text("a").navigationBarTitle("Title")
    Text("a").navigationBarTitle(Text("Title"), displayMode: .inline)
    Text("a").navigationBarTitle("Title", displayMode: .large)
    Text("a").navigationBarTitle(title, displayMode: isActive ? .inline : .automatic)
    VStack {
      Text("a").navigationBarTitleDisplayMode(.inline)
      Text("a").navigationBarHidden(true).navigationBarBackButtonHidden()
      Text("a").navigationBarBackButtonHidden(isActive)
      Text("a").navigationBarItems(leading: Text("l"), trailing: Text("t"))
      Text("a").navigationBarItems(trailing: Button("t") {})
      Text("a").navigationBarItems(leading: Button("l") {})
      Text("a").navigationTransition(.zoom(sourceID: 1, in: namespace))
      Text("a").matchedTransitionSource(id: "a", in: namespace)
    }
  }

  func go() {
    path.append(ShapeRoute.settings)
    path.append(3)
    path.removeLast()
    path.removeLast(path.count)
    if let data = try? JSONEncoder().encode(path.codable) {
      _ = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
    path = NavigationPath([ShapeRoute.settings])
  }
}
