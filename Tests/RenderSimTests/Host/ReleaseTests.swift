internal import Foundation
internal import Observation
internal import ObservationKit
internal import RenderSim
internal import Testing

@MainActor
struct ReleaseTests {
  @Observable
  final class Model: Identifiable {
    var items = [1, 2, 3]
    var isShown = true
    var text = "text"
    var choice = 1
    var path: [Int] = [1]
  }

  final class Announcer: ObservableObject {
    @Published var isShown = true
    @Published var text = "text"
  }

  /// One thing that a screen may consist of, made around a model.
  struct Content: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable (Model, Announcer) -> AnyView

    init(
      _ name: String,
      @ViewBuilder _ make: @escaping @MainActor @Sendable (Model, Announcer) -> some View
    ) {
      self.name = name
      self.make = { AnyView(make($0, $1)) }
    }

    var testDescription: String { name }
  }

  nonisolated static let contents: [Content] = [
    Content("a reader") { model, _ in Reader(model: model) },
    Content("a binding") { model, _ in Writer(model: model) },
    Content("an observed object") { _, object in Observer(object: object) },
    Content("a presenting object") { _, object in Presenter(object: object) },
    Content("a state") { model, _ in Keeper(model: model) },
    Content("an environment") { model, object in
      EnvironmentReader().environment(model).environmentObject(object)
    },
    Content("a list") { model, _ in
      List(model.items, id: \.self) { Text("\($0) \(model.text)") }
    },
    Content("a lazy stack") { model, _ in
      ScrollView {
        LazyVStack { ForEach(model.items, id: \.self) { Text("\($0) \(model.text)") } }
      }
    },
    Content("a form") { model, _ in
      Form { Section("Section") { TextField("Text", text: Bindable(model).text) } }
    },
    Content("pages") { model, _ in
      NavigationStack(path: Bindable(model).path) {
        NavigationLink("Next", value: 2)
          .navigationDestination(for: Int.self) { Text("\($0) \(model.text)") }
      }
    },
    Content("tabs") { model, _ in
      TabView(selection: Bindable(model).choice) {
        Text(model.text).tag(1).tabItem { Text("One") }
        Text(model.text).tag(2).tabItem { Text("Two") }
      }
    },
    Content("a sheet") { model, _ in
      Text("Below").sheet(isPresented: Bindable(model).isShown) { Text(model.text) }
    },
    Content("an alert") { model, _ in
      Text("Below").alert("Alert", isPresented: Bindable(model).isShown) {
        Button("OK") { model.text = "" }
      }
    },
    Content("a popover") { model, _ in
      Text("Below").popover(isPresented: Bindable(model).isShown) { Text(model.text) }
    },
    Content("a menu") { model, _ in
      Menu("Menu") { Button("Act") { model.text = "" } }
        .contextMenu { Button("Other") { model.text = "" } }
    },
    Content("a picker") { model, _ in
      Picker("Picker", selection: Bindable(model).choice) {
        ForEach(model.items, id: \.self) { Text("\($0)").tag($0) }
      }
    },
    Content("readers of layout") { model, _ in
      GeometryReader { _ in Text(model.text) }
      ScrollViewReader { _ in Text(model.text) }
    },
    Content("a timeline") { model, _ in
      TimelineView(.periodic(from: .now, by: 1)) { _ in Text(model.text) }
    },
    Content("handlers") { model, _ in
      Text(model.text)
        .onAppear { model.text = "shown" }
        .onDisappear { model.text = "gone" }
        .onChange(of: model.text) { model.choice = 2 }
        .onTapGesture { model.choice = 3 }
        .gesture(DragGesture().onEnded { _ in model.choice = 4 })
        .onOpenURL { _ in model.choice = 5 }
    },
    Content("tasks") { model, _ in
      Text(model.text)
        .task { model.choice = 2 }
        .task(id: model.choice) { try? await Task.sleep(for: .seconds(5)) }
    },
    Content("a search") { model, _ in
      NavigationStack { Text(model.text).searchable(text: Bindable(model).text) }
    },
    Content("rows with actions") { model, _ in
      List {
        ForEach(model.items, id: \.self) { item in
          Text("\(item)").swipeActions { Button("Delete") { model.items = [] } }
        }
        .onDelete { model.items.remove(atOffsets: $0) }
        .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
      }
      .refreshable { model.items = [] }
    },
    Content("a toolbar") { model, _ in
      NavigationStack {
        Text("Content").toolbar { Button("Act") { model.text = "" } }
      }
    },
    Content("a fold") { model, _ in
      DisclosureGroup("Fold", isExpanded: Bindable(model).isShown) { Text(model.text) }
    },
    Content("animation") { model, _ in
      Text(model.text).animation(.default, value: model.choice)
        .transition(.opacity)
    },
    Content("focus") { model, _ in FocusedField(model: model) },
    Content("storage") { model, _ in StoredField(model: model) },
  ]

  struct Reader: View {
    let model: Model
    var body: some View { Text(model.text) }
  }

  struct Writer: View {
    @Bindable var model: Model
    var body: some View { TextField("Text", text: $model.text) }
  }

  struct Observer: View {
    @ObservedObject var object: Announcer
    var body: some View { TextField("Text", text: $object.text) }
  }

  struct Presenter: View {
    @StateObject var object: Announcer
    var body: some View {
      Text("Below").sheet(isPresented: $object.isShown) { Text(object.text) }
    }
  }

  struct Keeper: View {
    @State var model: Model
    var body: some View { TextField("Text", text: $model.text) }
  }

  struct EnvironmentReader: View {
    @Environment(Model.self) private var model
    @EnvironmentObject private var object: Announcer
    var body: some View { Text("\(model.text) \(object.text)") }
  }

  struct FocusedField: View {
    let model: Model
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Text", text: Bindable(model).text).focused($isFocused)
        .onSubmit { isFocused = false }
    }
  }

  struct StoredField: View {
    let model: Model
    @AppStorage("release.count") private var count = 0
    @SceneStorage("release.scene") private var scene = 0
    var body: some View { Button("\(count) \(scene) \(model.text)") { scene += 1 } }
  }

  /// Shows content, changes the models, and leaves.
  private func visit(_ content: Content) -> (model: WeakReference, object: WeakReference) {
    let model = Model()
    let object = Announcer()
    let host = RenderHost { content.make(model, object) }
    host.perform {
      model.text = "other"
      object.text = "other"
      model.items.append(4)
    }
    host.advance(by: .seconds(3))
    host.unmount()
    host.advance(by: .seconds(60))
    return (WeakReference(object: model), WeakReference(object: object))
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  @Test(arguments: contents)
  func `nothing keeps the models of a screen that was left`(content: Content) {
    let left = visit(content)
    #expect(left.model.object == nil)
    #expect(left.object.object == nil)
  }
}
