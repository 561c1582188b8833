import SwiftUI

struct TabShapes: View {
  enum Screen: Hashable, CaseIterable, Identifiable {
    case home, search
    var id: Self { self }
    var title: String { "t" }
    var symbol: String { "house" }
  }

  @State private var selection = Screen.home
  @State private var index = 0
  @State private var optional: Screen? = .home
  @State private var isOn = false

  var body: some View {
    TabView {
      Text("a").tabItem { Text("A") }
      Text("b").tabItem {
        Image(systemName: "house")
        Text("B")
      }.tag(1)
    }
    TabView(selection: $index) {
      Text("a").tabItem { Text("A") }.tag(0)
      ForEach(1..<3) { Text("\($0)").tag($0) }
    }
    .tabViewStyle(.page)
    .tabViewStyle(.page(indexDisplayMode: .never))
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    .tabViewStyle(PageTabViewStyle())
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    TabView(selection: $selection) {
      ForEach(Screen.allCases) { screen in
        Text(screen.title).tabItem { Text(screen.title) }.tag(screen)
      }
    }
    TabView {
      Tab("Home", systemImage: "house") { Text("home") }
      Tab("Photos", image: "photo") { Text("photos") }
      Tab(Screen.home.title, systemImage: Screen.home.symbol) { Text("home") }
      Tab(role: .search) { Text("search") }
      if isOn { Tab("More", systemImage: "ellipsis") { Text("more") }.badge(3) }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewStyle(.sidebarAdaptable)
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: .home) { Text("home") }
      Tab("Search", systemImage: "magnifyingglass", value: Screen.search, role: .search) {
        Text("search")
      }
      Tab(value: .home) {
        Text("home")
      } label: {
        Text("Home")
      }
      Tab(value: .search, role: .search) {
        Text("search")
      } label: {
        Text("Search")
      }
      Tab(value: .search, role: .search) { Text("search") }
      TabSection("More") {
        Tab("One", systemImage: "1.circle", value: .home) { Text("one") }
          .customizationID("one")
          .badge("new")
      }
      ForEach(Screen.allCases) { screen in
        Tab(screen.title, systemImage: screen.symbol, value: screen) { Text(screen.title) }
      }
    }
    TabView(selection: $optional) {
      Tab("Home", systemImage: "house", value: Screen.home) { Text("home") }
    }
  }
}
