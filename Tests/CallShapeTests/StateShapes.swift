import Combine
import SwiftUI

@Observable
final class Profile {
  var name = "Ada"
  var tags: [String] = []
  @ObservationIgnored var cache: [String: Int] = [:]
}

final class Session: ObservableObject {
  @Published var account = "a"
  @Published private(set) var isActive = false
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $account.dropFirst().removeDuplicates()
      .sink { [weak self] in self?.isActive = !$0.isEmpty }
      .store(in: &cancellables)
  }
}

private struct SpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 8
}

extension EnvironmentValues {
  var spacing: CGFloat {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct StateShapes: View {
  @Environment(Profile.self) private var profile
  @Environment(Profile.self) private var optionalProfile: Profile?
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) var verticalSizeClass: UserInterfaceSizeClass?
  @Environment(\.layoutDirection) private var layoutDirection: LayoutDirection
  @Environment(\.dynamicTypeSize) private var size: DynamicTypeSize
  @Environment(\.colorScheme) private var scheme: ColorScheme
  @Environment(\.isPresented) private var isPresented
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var session: Session
  @ObservedObject var shared: Session
  @StateObject private var own = Session()
  @AppStorage("isDark") private var isDark = false
  @AppStorage("name") private var name: String = "x"
  @AppStorage("count", store: .standard) private var count = 3
  @State private var text: String
  @State private var height: CGFloat = 0
  @State private var columns: NavigationSplitViewVisibility = .all
  @State private var selection: String?
  @Binding var draft: String
  @Binding var isOn: Bool
  let mode: EditMode = .inactive
  let edge: Edge = .top
  let edges: Edge.Set = [.top, .leading]
  let side: HorizontalEdge = .trailing
  let alignment: Alignment = .topLeading
  let weight: Font.Weight = .bold
  let font: Font = .body
  let blend: BlendMode = .multiply

  init(draft: Binding<String>, isOn: Binding<Bool>, shared: Session) {
    _draft = draft
    _isOn = isOn
    _text = State(initialValue: draft.wrappedValue)
    self.shared = shared
  }

  var body: some View {
    @Bindable var profile = profile
    ScrollViewReader { proxy in
      LazyHStack(spacing: 3) {
        TextField("Name", text: $profile.name)
        TextField("Text", text: $text)
        Toggle("On", isOn: $isOn)
        Text(session.account + own.account + (optionalProfile?.name ?? ""))
        erased
      }
      .onAppear { jump(with: proxy) }
    }
    .task { await load() }
    .task(id: draft) { await load() }
    .task(load)
    .task(id: draft, load)
    .task(priority: .background) { text = "loaded" }
    .onAppear()
    .onAppear(perform: isOn ? nil : reload)
    .onAppear(perform: reload)
    .onAppear { reload() }
    .onDisappear { text = "" }
    .onDisappear(perform: reload)
    .onChange(of: text) { old, new in if old != new { draft = new } }
    .onChange(of: text) { reload() }
    .onChange(of: text, reload)
    .onChange(of: text, initial: true, reload)
    .onChange(of: text, changed)
    .onChange(of: isOn, initial: true) { _, new in isDark = new }
    .onChange(of: text, perform: { value in draft = value })
    .onReceive(shared.$account) { text = $0 }
    .onReceive(
      NotificationCenter.default.publisher(for: .init("reload")),
      perform: { _ in reload() }
    )
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in count += 1 }
    .onPreferenceChange(HeightKey.self) { height = $0 }
    .preference(key: HeightKey.self, value: 3)
    .background(GeometryReader { geometry in measured(geometry) })
    .coordinateSpace(name: "list")
    .coordinateSpace(.named("scroll"))
    .allowsHitTesting(isOn)
    .blendMode(blend)
    .padding(edges, 3)
    .font(font.weight(weight))
    .preferredColorScheme(isDark ? .dark : .light)
    .preferredColorScheme(nil)
    .environment(profile)
    .environment(\.spacing, 4)
    .environmentObject(own)
    .transformEnvironment(\.spacing) { $0 += 1 }
    .modifier(Titled(title: name))
    .id(selection)
    .equatable(by: height)
    #if os(macOS)
    .onDeleteCommand { reload() }
    #endif
    .onDeleteCommand(perform: reload)
  }

  private var erased: AnyView {
    if isOn { return AnyView(Text("on")) }
    return AnyView(Color.red)
  }

  private func measured(_ geometry: GeometryProxy) -> some View {
    Color.clear.preference(key: HeightKey.self, value: geometry.size.height)
  }

  private func jump(with proxy: ScrollViewProxy) {
    withAnimation { proxy.scrollTo(selection, anchor: .top) }
  }

  private func reload() {}
  private func changed(_ old: String, _ new: String) {}

  private func load() async { text = "loaded" }
}

extension View {
  func equatable(by value: CGFloat) -> some View { self }
}

struct Titled: ViewModifier {
  let title: String
  @State private var isShown = false

  func body(content: Content) -> some View {
    content.overlay(alignment: .top) { if isShown { Text(title) } }
  }
}

struct ColumnsRoot: _VariadicView.MultiViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in child }
  }
}

struct Columns<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    _VariadicView.Tree(ColumnsRoot()) { content }
  }
}
