import SwiftUI

struct ScrollShapes: View {
  @State private var id: Int?
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var other = ScrollPosition(edge: .top)
  @State private var isOn = false

  var body: some View {
    VStack {
      ScrollView { Text("a") }
      ScrollView(.horizontal) { Text("a") }
      ScrollView(.horizontal, showsIndicators: false) { Text("a") }
      ScrollView(showsIndicators: false) { Text("a") }
      ScrollView([.horizontal, .vertical]) { Text("a") }
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo(1) }
        Button("go") { withAnimation { proxy.scrollTo("a", anchor: .top) } }
      }
    }
    ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }
      .scrollPosition(id: $id)
      .scrollPosition(id: $id, anchor: .center)
      .scrollPosition($position)
      .scrollPosition($other, anchor: .bottom)
      .scrollTargetBehavior(.paging)
      .scrollTargetBehavior(.viewAligned)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollIndicators(.hidden)
      .scrollIndicators(.never, axes: .horizontal)
      .scrollIndicatorsFlash(onAppear: true)
      .scrollDisabled(isOn)
      .scrollBounceBehavior(.basedOnSize)
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
      .scrollClipDisabled()
      .scrollContentBackground(.hidden)
      .scrollDismissesKeyboard(.interactively)
      .defaultScrollAnchor(.bottom)
    ScrollView { Text("a") }
      .contentMargins(16)
      .contentMargins(.horizontal, 16)
      .contentMargins(.bottom, 16, for: .scrollContent)
      .contentMargins(.all, EdgeInsets(), for: .automatic)
      .safeAreaInset(edge: .bottom) { Text("bar") }
      .safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
      .safeAreaInset(edge: .bottom, alignment: .trailing) { Text("bar") }
      .safeAreaInset(edge: .leading, content: { Text("bar") })
      .safeAreaBar(edge: .top) { Text("bar") }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, new in
        isOn = new > 0
      }
      .onScrollPhaseChange { _, new in isOn = new.isScrolling }
      .onScrollVisibilityChange { isOn = $0 }
    Text("a")
      .scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.5)
      }
      .scrollTransition(.animated, axis: .horizontal) { content, phase in
        content.scaleEffect(phase.isIdentity ? 1 : 0.8)
      }
      .onAppear {
        position.scrollTo(id: 3)
        position.scrollTo(edge: .bottom)
        other.scrollTo(y: 20)
        _ = position.viewID(type: Int.self)
      }
  }
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct AnchorShapes: View {
  var body: some View {
    Text("a")
      .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            Color.red.frame(width: proxy[anchors[index]].width)
          }
        }
      }
      .backgroundPreferenceValue(BoundsKey.self) { _ in Color.red }
      .modifier(EmptyModifier())
    ModifiedContent(content: Text("a"), modifier: EmptyModifier.identity)
    EquatableView(content: EquatableRow(id: 1))
    EquatableRow(id: 2).equatable()
  }
}

struct EquatableRow: View, Equatable {
  let id: Int
  var body: some View { Text("\(id)") }
}

struct DividedStack<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    _VariadicView.Tree(DividedLayout()) { content }
    Group(subviews: content) { subviews in
      ForEach(subviews) { subview in subview }
      Text("\(subviews.count)")
    }
    ForEach(subviews: content) { subview in subview.padding() }
  }
}

struct DividedLayout: _VariadicView_UnaryViewRoot {
  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    VStack {
      ForEach(children) { child in
        child
        if child.id != last { Divider() }
      }
    }
  }
}

struct ScrollShapes_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ScrollShapes()
      AnchorShapes().previewDisplayName("Anchors")
    }
    .previewDevice("iPhone 15")
    .previewDevice(PreviewDevice(rawValue: "iPad"))
    .previewLayout(.sizeThatFits)
    .previewLayout(.fixed(width: 100, height: 200))
    .previewInterfaceOrientation(.landscapeLeft)
  }
}
