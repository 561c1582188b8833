internal import Foundation
internal import RenderSim
internal import Testing

/// What searching, refreshing and the actions of the environment have evaluated.
@MainActor
struct SemanticsSearchTests {
  private struct Results: View {
    let query: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      let _ = evaluated("Results")
      Text(isSearching ? "searching \(query)" : "all")
      Button("end") { dismissSearch() }
    }
  }

  private struct Suggestion: View {
    let text: String
    var body: some View {
      let _ = evaluated("Suggestion")
      Text(text).searchCompletion(text)
    }
  }

  private struct Search: View {
    @State private var query = ""
    var body: some View {
      let _ = evaluated("Search")
      Results(query: query)
        .searchable(text: $query, prompt: "Find")
        .searchSuggestions { Suggestion(text: "apple") }
        .onSubmit(of: .search) { ran("submit") }
    }
  }

  @Test func `using the search field begins a search`() throws {
    let stage = Stage { Search() }
    stage.expect(["Search": 1, "Results": 1])
    #expect(stage.host.texts == ["all", "end"])
    try stage.host.focus("Find")
    stage.expect(["Results": 1, "Suggestion": 1])
    #expect(stage.host.texts == ["apple", "searching ", "end"])
    stage.type("a", into: "Find", expecting: ["Search": 1, "Results": 1])
    stage.tap("apple", expecting: ["Search": 1, "Results": 1])
    #expect(stage.host.texts == ["apple", "searching apple", "end"])
    try stage.host.submit("Find")
    stage.expect([:], closures: ["submit": 1])
    stage.tap("end", expecting: ["Search": 1, "Results": 1])
    #expect(stage.host.texts == ["all", "end"])
    #expect(try stage.host.text(in: "Find") == "")
  }

  @Test func `a binding says whether the search field is in use`() throws {
    struct Screen: View {
      @State private var query = ""
      @State private var isPresented = false
      var body: some View {
        let _ = evaluated("Screen")
        Results(query: "")
          .searchable(text: $query, isPresented: $isPresented)
        Button("search") { isPresented = true }
        Text(isPresented ? "presented" : "not presented")
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1, "Results": 1])
    stage.tap("search", expecting: ["Screen": 1, "Results": 1])
    #expect(stage.host.texts.contains("searching "))
    stage.tap("end", expecting: ["Screen": 1, "Results": 1])
    #expect(stage.host.texts.contains("not presented"))
  }

  @Test func `a scope is chosen while a person searches`() throws {
    struct Screen: View {
      @State private var query = ""
      @State private var scope = "all"
      var body: some View {
        let _ = evaluated("Screen")
        Text("scope \(scope)")
          .searchable(text: $query)
          .searchScopes($scope) {
            Text("All").tag("all")
            Text("Mine").tag("mine")
          }
      }
    }
    let stage = Stage { Screen() }
    stage.type("a", into: "Search", expecting: ["Screen": 1])
    try stage.host.select("Mine", in: "picker")
    stage.expect(["Screen": 1])
    #expect(stage.host.texts.last == "scope mine")
  }

  @Test func `refreshing runs the action of the nearest content`() async throws {
    struct Reload: View {
      @Environment(\.refresh) private var refresh
      var body: some View {
        let _ = evaluated("Reload")
        Text(refresh == nil ? "cannot" : "can")
      }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        let _ = evaluated("Screen")
        List {
          Text("loaded \(count)")
        }
        .refreshable { count += 1 }
        Reload()
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1, "Reload": 1])
    #expect(stage.host.texts == ["loaded 0", "cannot"])
    try await stage.host.refresh()
    stage.expect(["Screen": 1])
    #expect(stage.host.texts == ["loaded 1", "cannot"])
  }

  @Test func `a link is opened by the action around it`() throws {
    struct Opener: View {
      @Environment(\.openURL) private var openURL
      var body: some View {
        let _ = evaluated("Opener")
        Button("open") { openURL(URL(string: "https://example.com/b")!) }
      }
    }
    let stage = Stage {
      VStack {
        Link("link", destination: URL(string: "https://example.com/a")!)
        Opener()
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          ran(url.lastPathComponent)
          return .handled
        }
      )
    }
    stage.expect(["Opener": 1])
    stage.tap("link", expecting: [:], closures: ["a": 1])
    stage.tap("open", expecting: [:], closures: ["b": 1])
  }

  @Test func `the edit button changes the mode of the screen`() throws {
    struct Reader: View {
      @Environment(\.editMode) private var editMode
      var body: some View {
        let _ = evaluated("Reader")
        Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
      }
    }
    let stage = Stage {
      EditButton()
      Reader()
    }
    stage.expect(["Reader": 1])
    stage.tap("Edit", expecting: ["Reader": 1])
    #expect(stage.host.texts == ["Done", "editing"])
    stage.tap("Done", expecting: ["Reader": 1])
    #expect(stage.host.texts == ["Edit", "reading"])
  }

  @Test func `the presentation mode ends a presentation`() throws {
    struct Sheet: View {
      @Environment(\.presentationMode) private var presentationMode
      var body: some View {
        let _ = evaluated("Sheet")
        Button("close") { presentationMode.wrappedValue.dismiss() }
      }
    }
    struct Screen: View {
      @State private var isPresented = false
      var body: some View {
        let _ = evaluated("Screen")
        Button("open") { isPresented = true }
          .sheet(isPresented: $isPresented) { Sheet() }
      }
    }
    let stage = Stage { Screen() }
    stage.tap("open", expecting: ["Screen": 1, "Sheet": 1])
    stage.tap("close", expecting: [:])
    #expect(stage.host.presentationCount == 0)
  }

  @Test func `a value of the scene is shared by its key`() throws {
    struct Writer: View {
      @SceneStorage("tab") private var tab = "home"
      var body: some View {
        let _ = evaluated("Writer")
        Button("go") { tab = "cart" }
      }
    }
    struct Reader: View {
      @SceneStorage("tab") private var tab: String?
      @AppStorage("tab") private var other = "other"
      var body: some View {
        let _ = evaluated("Reader")
        Text("\(tab ?? "none") \(other)")
      }
    }
    let stage = Stage {
      Writer()
      Reader()
    }
    stage.expect(["Writer": 1, "Reader": 1])
    #expect(stage.host.texts == ["go", "none other"])
    stage.tap("go", expecting: ["Writer": 1, "Reader": 1])
    #expect(stage.host.texts == ["go", "cart other"])
  }
}
