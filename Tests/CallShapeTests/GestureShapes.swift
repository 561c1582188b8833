import SwiftUI

struct GestureShapes: View {
  @State private var offset = CGSize.zero
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @GestureState private var isPressed = false
  @GestureState private var translation: CGSize = .zero
  @GestureState private var optional: CGPoint?
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var reset = CGSize.zero

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        offset = value.translation
      }
      .onEnded { value in
        withAnimation {
          offset = value.predictedEndTranslation.width > 100 ? .zero : value.translation
        }
      }
  }

  private var press: some Gesture {
    LongPressGesture(minimumDuration: 0.5)
      .updating($isPressed) { current, state, transaction in
        state = current
        transaction.animation = .easeIn
      }
      .onEnded { _ in offset = .zero }
  }

  var body: some View {
    Text("Card")
      .gesture(drag)
      .gesture(press)
      .gesture(drag, including: .all)
      .gesture(isPressed ? nil : drag)
      .gesture(
        DragGesture()
          .updating($translation) { value, state, _ in state = value.translation }
          .updating($optional) { value, state, _ in state = value.location }
          .onEnded { _ in }
      )
      .gesture(DragGesture(coordinateSpace: .global).onChanged { _ in })
      .gesture(DragGesture(minimumDistance: 20, coordinateSpace: .local).onEnded { _ in })
      .gesture(DragGesture(minimumDistance: 5, coordinateSpace: .named("board")))
      .simultaneousGesture(TapGesture().onEnded { offset = .zero })
      .simultaneousGesture(TapGesture(count: 2).onEnded { _ in offset = .zero })
      .highPriorityGesture(TapGesture())
      .gesture(
        MagnificationGesture()
          .onChanged { scale = $0 }
          .onEnded { value in scale = value }
      )
      .gesture(MagnifyGesture().onChanged { value in scale = value.magnification })
      .gesture(RotationGesture().onChanged { angle = $0 })
      .gesture(RotateGesture().onChanged { angle = $0.rotation })
      .gesture(SpatialTapGesture().onEnded { print($0.location) })
      .gesture(press.sequenced(before: drag))
      .gesture(MagnifyGesture().simultaneously(with: RotateGesture()))
      .gesture(TapGesture(count: 2).exclusively(before: TapGesture()))
    Text("Taps")
      .onTapGesture { offset = .zero }
      .onTapGesture(perform: clear)
      .onTapGesture(count: 2) { offset = .zero }
      .onTapGesture(count: 2, perform: clear)
      .onTapGesture { location in print(location.x) }
      .onLongPressGesture { offset = .zero }
      .onLongPressGesture(minimumDuration: 1) { offset = .zero }
      .onLongPressGesture(minimumDuration: 1, maximumDistance: 5, perform: clear)
      .onLongPressGesture(minimumDuration: 0) {
        clear()
      } onPressingChanged: { isPressing in
        print(isPressing)
      }
      .onLongPressGesture(minimumDuration: 0.1, pressing: { print($0) }, perform: {})
      .onLongPressGesture(perform: clear, onPressingChanged: { _ in })
  }

  private func clear() { offset = .zero }

  private func move(_ value: DragGesture.Value) -> CGFloat {
    value.startLocation.x + value.location.y + value.velocity.width + value.translation.height
  }
}

struct SearchShapes: View {
  enum Scope: String, CaseIterable {
    case all
    case mine
  }

  struct Token: Identifiable {
    let id: Int
    let name: String
  }

  let prompt: String
  @State private var query = ""
  @State private var isPresented = false
  @State private var scope = Scope.all
  @State private var tokens: [Token] = []
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.refresh) private var refresh
  @Environment(\.openURL) private var openURL
  @Environment(\.editMode) private var editMode
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
  @Environment(\.controlActiveState) private var controlActiveState
  @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOver
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityDifferentiateWithoutColor) private var noColor
  @Environment(\.isFocused) private var isFocused
  @Environment(\.controlSize) private var controlSize
  @SceneStorage("tab") private var tab = "home"
  @SceneStorage("scope") private var storedScope: Scope = .all
  @SceneStorage("selection") private var selection: Int?
  @SceneStorage("count") private var count = 0

  var body: some View {
    List {
      Text("Row")
    }
    .searchable(text: $query)
    .searchable(text: $query, prompt: "Find")
    .searchable(text: $query, prompt: prompt)
    .searchable(text: $query, prompt: Text("Find"))
    .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
    .searchable(text: $query, placement: .sidebar, prompt: "Find")
    .searchable(text: $query, isPresented: $isPresented, placement: .toolbar, prompt: "Find")
    .searchable(text: $query, isPresented: $isPresented)
    .searchable(text: $query, tokens: $tokens) { token in Text(token.name) }
    .searchable(text: $query, prompt: "Find") {
      Text("apple").searchCompletion("apple")
    }
    .searchSuggestions {
      ForEach(["a", "b"], id: \.self) { Text($0).searchCompletion($0) }
    }
    .searchScopes($scope) {
      ForEach(Scope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
    }
    .onSubmit(of: .search) { dismissSearch() }
    .refreshable { await load() }
    .refreshable(action: load)
    .environment(\.openURL, OpenURLAction { _ in .handled })
    .environment(\.editMode, .constant(.active))
    Button("Open") {
      if let url = URL(string: "https://example.com") {
        openURL(url)
        openURL(url) { accepted in print(accepted) }
      }
      presentationMode.wrappedValue.dismiss()
      mode.wrappedValue.dismiss()
      editMode?.wrappedValue = .inactive
      Task { await refresh?() }
    }
    .disabled(
      editMode?.wrappedValue.isEditing == true || !presentationMode.wrappedValue.isPresented
    )
    TextField("Tab", text: $tab)
  }

  private func load() async {}
}

struct StoredActionShapes: View {
  let act: () -> Void
  let tell: (Bool) -> Void
  let isOn: Bool

  var body: some View {
    TextField("Name", text: .constant(""), onEditingChanged: tell, onCommit: act)
      .onSubmit(act)
      .onTapGesture(perform: act)
      .onTapGesture(count: 2, perform: isOn ? act : {})
      .onHover(perform: tell)
      .onChange(of: isOn, act)
      .onChange(of: isOn, perform: tell)
      .gesture(TapGesture().onEnded(act))
      .gesture(LongPressGesture().onChanged(tell).onEnded(tell))
  }
}
