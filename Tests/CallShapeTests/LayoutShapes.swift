import SwiftUI

struct LayoutCalls: View {
  let isOn = true
  let size = CGSize(width: 1, height: 2)
  let inset: CGFloat = 3
  let ratio: Double = 1.5
  @ScaledMetric private var space = 10
  @ScaledMetric(relativeTo: .title) private var icon: CGFloat = 24
  @State private var offset = CGSize.zero
  @State private var point = CGPoint.zero

  var body: some View {
    Group {
      VStack { Text("a") }
      VStack(spacing: 8) { Text("a") }
      VStack(alignment: .leading) { Text("a") }
      VStack(alignment: isOn ? .leading : .center, spacing: inset) { Text("a") }
      Text("a").padding(.leading).padding(.trailing, 8).padding(.trailing).padding(.bottom)
      Text("a").frame(minWidth: 80).frame(maxHeight: 200).frame(maxHeight: .infinity)
      Text("a").padding().padding(10).padding(.horizontal).padding(.horizontal, 16)
        .padding([.top, .leading], 5).padding([.horizontal, .bottom]).padding(.all, inset)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
        .padding(.vertical, isOn ? 8 : 0).padding(.top, -5).padding(.bottom, space)
        .padding(isOn ? .horizontal : .vertical, 3)
      Text("a").frame(width: 10).frame(height: 10).frame(width: 10, height: 10)
        .frame(width: 10, height: 10, alignment: .leading)
        .frame(maxWidth: .infinity).frame(maxWidth: .infinity, alignment: .leading)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6)
        .frame(minWidth: 0, maxWidth: .infinity).frame(minHeight: 44)
        .frame(width: icon, height: icon).frame(width: isOn ? 10 : nil)
        .frame(width: size.width * ratio, height: size.height)
        .frame(width: 120.0, height: ratio)
      Text("a").aspectRatio(contentMode: .fit).aspectRatio(1, contentMode: .fill)
        .aspectRatio(16 / 9, contentMode: .fit).aspectRatio(size, contentMode: .fit)
        .aspectRatio(nil, contentMode: isOn ? .fit : .fill)
        .scaledToFit().scaledToFill()
      Text("a").offset(x: 1).offset(y: 2).offset(x: 1, y: 2).offset(offset)
        .offset(x: isOn ? 0 : -100).position(x: 3, y: 4).position(point)
        .fixedSize().fixedSize(horizontal: false, vertical: true)
        .layoutPriority(1).zIndex(1).zIndex(isOn ? 1 : 0)
      Text("a").ignoresSafeArea().ignoresSafeArea(.keyboard).ignoresSafeArea(edges: .top)
        .ignoresSafeArea(.all, edges: [.top, .bottom]).ignoresSafeArea(.keyboard, edges: .bottom)
        .edgesIgnoringSafeArea(.all).edgesIgnoringSafeArea([.top, .bottom])
        .safeAreaPadding().safeAreaPadding(.horizontal, 10).safeAreaPadding(.bottom).scenePadding()
        .containerRelativeFrame(.horizontal).containerRelativeFrame([.horizontal, .vertical])
        .containerRelativeFrame(.horizontal, count: 3, spacing: 10)
        .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10, alignment: .leading)
        .containerRelativeFrame(.horizontal) { length, axis in
          axis == .vertical ? length : length / 2
        }
        .alignmentGuide(.leading) { $0[.trailing] }
        .alignmentGuide(.top) { dimensions in dimensions.height / 2 }
        .alignmentGuide(VerticalAlignment.center) { d in d[VerticalAlignment.center] }
        .alignmentGuide(.custom) { d in d[HorizontalAlignment.center] }
    }
    Group {
      Text("a").background(Color.red).background(.red).background(.red.opacity(0.2))
      Text("a").background(Color.red.opacity(0.2)).background(.thinMaterial)
      Text("a").background(.regularMaterial).background(.ultraThickMaterial).background(.fill)
      Text("a").background(.ultraThinMaterial).background(.quaternary).background(.background)
      Text("a").background(.ultraThinMaterial, in: Capsule()).background(
        .regularMaterial,
        in: .rect(cornerRadius: 3)
      )
      Text("a").background(Color.red, in: RoundedRectangle(cornerRadius: 3)).background(
        in: Circle()
      )
      Text("a").background(isOn ? Color.red : Color.clear).background(isOn ? .red : .clear)
      Text("a").background(Circle().fill(.red)).background(
        RoundedRectangle(cornerRadius: 3).stroke(.red)
      )
    }
    Group {
      Text("a").background(Image("a").resizable()).background(Image(systemName: "a"))
      Text("a").background(.background).background(.fill).background(.quaternary)
      Text("a").background(.quaternary.opacity(0.3), in: .circle)
      Text("a").background { Color.red }
      Text("a").background { if isOn { Color.red } else { Text("a") } }
      Text("a").background(alignment: .top) { Color.red }
    }
    Group {
      Text("a").background(Color.red.ignoresSafeArea())
      Text("a").background(Color(.systemBackground)).background(.white, ignoresSafeAreaEdges: .top)
      Text("a").background(Text("a"), alignment: .top).background()
      Text("a").background(.bar).background(Color.clear).background(.tint)
      Text("a").overlay(Text("b")).overlay(Circle().stroke(.red)).overlay(.red)
      Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
    }
    Group {
      Text("a").overlay(Color.red.opacity(isOn ? 1 : 0)).overlay(.red, in: .circle)
      Text("a").overlay { Text("b") }.overlay(alignment: .topTrailing) { Text("b") }
      Text("a").overlay(Text("b"), alignment: .top).overlay(content: { Text("b") })
      Text("a").overlay(alignment: .bottom, content: { Text("b") })
      Text("a").overlay(isOn ? Text("a") : nil)
      Text("a").overlay(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    }
    Group {
      Text("a").overlay(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      Text("a").overlay(Group { if isOn { Text("a") } })
        .containerBackground(.red, for: .navigation)
        .containerBackground(for: .widget) { Color.red }
    }
  }
}

extension HorizontalAlignment {
  private enum Custom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  static let custom = HorizontalAlignment(Custom.self)
}

struct EffectCalls: View {
  @State private var angle = Angle.zero
  @State private var degrees = 3.0
  @Namespace private var space
  let isOn = true
  let id = UUID()

  var body: some View {
    Text("a").opacity(0.5).opacity(isOn ? 1 : 0).hidden()
      .blur(radius: 3).blur(radius: isOn ? 3 : 0, opaque: true)
      .rotationEffect(angle).rotationEffect(.degrees(90)).rotationEffect(.init(degrees: 3))
      .rotationEffect(.degrees(isOn ? 180 : 0), anchor: .topLeading)
      .rotationEffect(.radians(.pi)).rotationEffect(-angle + .degrees(3) * 2)
      .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
      .rotation3DEffect(angle, axis: (x: 1.0, y: 0.0, z: 0.0), anchor: .leading, perspective: 0.5)
      .scaleEffect(1.5).scaleEffect(isOn ? 1.2 : 1).scaleEffect(x: -1, y: 1)
      .scaleEffect(0.5, anchor: .leading).scaleEffect(CGSize(width: 1, height: -1))
      .brightness(0.1).saturation(0).contrast(1.2).grayscale(1).hueRotation(.degrees(30))
      .colorMultiply(.red).colorInvert().luminanceToAlpha()
      .compositingGroup().drawingGroup().drawingGroup(opaque: true, colorMode: .linear)
      .blendMode(.multiply).shadow(radius: 5).shadow(color: .black.opacity(0.2), radius: 5)
      .shadow(color: .gray, radius: 3, x: 1, y: 2).shadow(radius: 3, x: 1, y: 1)
      .shadow(color: Color.black.opacity(0.1), radius: 4, y: 2).shadow(radius: 3, y: 3)
    Text("a").transformEffect(.init(translationX: 3, y: 3)).geometryGroup()
      .visualEffect { content, proxy in
        content.offset(y: proxy.frame(in: .global).minY).opacity(0.3).blur(radius: 3)
      }
      .matchedGeometryEffect(id: id, in: space)
      .matchedGeometryEffect(
        id: "a",
        in: space,
        properties: .position,
        anchor: .top,
        isSource: isOn
      )
      .glassEffect().glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 3))
      .glassEffect(in: .capsule).glassEffect(.clear).glassEffectID("a", in: space)
      .modifier(Shake(animatableData: 3))
      .layoutValue(key: Rank.self, value: 3)
      .imageScale(.small)
    GlassEffectContainer { Text("a") }
    GlassEffectContainer(spacing: 20) { Text("a") }
    Child(space: space)
  }

  struct Child: View {
    let space: Namespace.ID
    var body: some View { Text("a").matchedGeometryEffect(id: 3, in: space) }
  }
}

struct Rank: LayoutValueKey {
  static let defaultValue = 0
}

struct Shake: GeometryEffect {
  var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi), y: 0))
  }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 0
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let rank = subview[Rank.self]
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index + rank), y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(width: 3, height: nil)
      )
    }
    for index in subviews.indices { subviews[index].place(at: .zero, proposal: .unspecified) }
  }
}

struct CachedLayout: Layout {
  struct Cache { var sizes: [CGSize] = [] }
  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: []) }
  func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {}
}

struct LayoutContainers: View {
  @State private var isWide = false
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout())
    layout {
      Text("a")
      Text("b")
    }
    FlowLayout { Text("a") }
    FlowLayout(spacing: 10) { ForEach(0..<3) { Text("\($0)") } }
    CachedLayout { Text("a") }
    HStackLayout(alignment: .top) { Text("a") }
    VStackLayout(alignment: .leading, spacing: 3)() { Text("a") }
    ZStackLayout { Text("a") }
    ViewThatFits {
      Text("long")
      Text("short")
    }
    ViewThatFits(in: .horizontal) { Text("a") }
    if size.isAccessibilitySize { Text("large") }
  }
}

struct DrawnViews: View {
  let values: [Double] = [1, 2]
  var body: some View {
    Canvas { context, size in
      let rect = CGRect(origin: .zero, size: size)
      context.fill(Path(ellipseIn: rect), with: .color(.red))
      context.stroke(Path(rect), with: .color(.gray), lineWidth: 2)
      context.stroke(
        Path(rect),
        with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero),
        style: StrokeStyle(lineWidth: 2)
      )
      context.opacity = 0.4
      context.blendMode = .screen
      context.translateBy(x: 1, y: 2)
      context.rotate(by: .degrees(3))
      context.scaleBy(x: 1, y: 2)
      context.addFilter(.blur(radius: 3))
      context.addFilter(.shadow(radius: 3))
      context.clip(to: Path(rect))
      context.draw(Text("a").font(.title), at: .zero)
      context.draw(Text("a"), in: rect)
      context.draw(Image("a"), at: .zero, anchor: .center)
      let text = context.resolve(Text("\(values[0])"))
      context.draw(text, at: CGPoint(x: size.width - text.measure(in: size).width, y: 0))
      if let symbol = context.resolveSymbol(id: 3) { context.draw(symbol, at: .zero) }
      var copy = context
      copy.opacity = 1
      context.drawLayer { layer in layer.fill(Path(rect), with: .style(.tint)) }
      for value in values { context.fill(Path(rect), with: .color(white: value)) }
    }
    Canvas(renderer: { context, size in })
    Canvas(opaque: true, rendersAsynchronously: true) { _, _ in
    } symbols: {
      Text("a").tag(3)
    }
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let now = timeline.date.timeIntervalSinceReferenceDate
        context.fill(Path(CGRect(x: now, y: 0, width: 1, height: 1)), with: .foreground)
      }
    }
  }
}
