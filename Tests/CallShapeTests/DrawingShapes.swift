import SwiftUI

// Calls as they stand in apps; that they compile is the test.

struct Wave: Shape {
  var phase: Double
  var strength = 10.0

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 4) {
      let y = rect.midY + CGFloat(sin(Double(x) / 20 + phase) * strength)
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.addQuadCurve(to: CGPoint(x: 0, y: 1), control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: CGPoint(x: 3, y: 3))
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: 4,
      startAngle: .degrees(0),
      endAngle: .degrees(180),
      clockwise: true
    )
    path.addRect(rect.insetBy(dx: 1, dy: 1))
    path.addEllipse(in: rect)
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 3))
    path.addLines([.zero, CGPoint(x: 1, y: 1)])
    path.addPath(Path(ellipseIn: rect))
    path.closeSubpath()
    return path.applying(CGAffineTransform(rotationAngle: .pi / 4))
      .offsetBy(dx: 1, dy: 2).strokedPath(StrokeStyle(lineWidth: 2))
  }
}

struct Ring: InsettableShape {
  var insetAmount: CGFloat = 0
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY),
        radius: rect.width / 2 - insetAmount,
        startAngle: .zero,
        endAngle: Angle(degrees: 270),
        clockwise: false
      )
    }
  }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var ring = self
    ring.insetAmount += amount
    return ring
  }
}

struct Pair2: Shape {
  var a: CGFloat
  var b: CGFloat
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(a, b) }
    set {
      a = newValue.first
      b = newValue.second
    }
  }
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct ShapeCalls: View {
  @State private var isOn = false
  @State private var progress: CGFloat = 0.3
  @State private var total = 0.5
  let color: Color = .blue
  let gradient = Gradient(colors: [.red, .blue])

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 12).fill(Color.red)
      RoundedRectangle(cornerRadius: 12, style: .continuous).fill(color.opacity(0.2))
      RoundedRectangle(cornerSize: CGSize(width: 3, height: 3)).fill(.white)
      RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1)
      RoundedRectangle(cornerRadius: 8).stroke(isOn ? Color.red : Color.clear, lineWidth: 2)
      RoundedRectangle(cornerRadius: 8).stroke(isOn ? .red : .gray.opacity(0.3), lineWidth: 2)
      RoundedRectangle(cornerRadius: 8).stroke(.secondary)
      RoundedRectangle(cornerRadius: 8).strokeBorder(.tertiary, lineWidth: 1)
      RoundedRectangle(cornerRadius: 8).strokeBorder(Color.red, style: StrokeStyle(lineWidth: 2))
      RoundedRectangle(cornerRadius: 8).strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [4]))
      RoundedRectangle(cornerRadius: 8).fill(.background).stroke(.primary, lineWidth: 2)
      RoundedRectangle(cornerRadius: 8).foregroundColor(.white)
    }
    VStack {
      Circle()
        .trim(from: 0, to: progress)
        .stroke(style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
        .foregroundColor(.accentColor)
        .rotationEffect(Angle(degrees: -90))
      Circle()
        .trim(from: 0.0, to: min(total, 1.0))
        .stroke(
          AngularGradient(gradient: gradient, center: .center),
          style: StrokeStyle(lineWidth: 20, lineCap: .round)
        )
        .rotationEffect(.degrees(270))
        .animation(.linear, value: progress)
      Circle().stroke(lineWidth: 5).opacity(0.3).foregroundColor(Color.red)
      Circle().stroke()
      Circle().strokeBorder(lineWidth: 4)
      Circle().fill().frame(width: 8, height: 8)
      Circle().fill(isOn ? .green : .red).overlay(Circle().stroke(.white))
      Circle().inset(by: 4).stroke(.red)
      Circle().scale(0.5).fill(.red)
      Circle().scale(x: 1, y: 2).rotation(.degrees(3)).offset(x: 3).fill(.blue)
      Circle().size(width: 3, height: 4).fill(.blue)
      Circle().union(Capsule()).subtracting(Ellipse()).fill(.orange)
      Circle().fill(color.gradient).shadow(radius: 3)
      Circle().fill(.red.gradient.shadow(.inner(radius: 3)))
      Circle().fill(.red.opacity(0.3))
      Circle().fill(.thinMaterial)
      Circle().fill(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
      Circle().fill(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      )
      Circle().fill(.tint)
      Circle().fill(.tint.opacity(0.4))
      Circle().fill(.quaternary)
      Circle().fill(ImagePaint(image: Image("a"), scale: 0.2))
      Circle().fill(AnyShapeStyle(.red))
    }
    VStack {
      Rectangle().fill(Color.gray.opacity(0.1)).frame(height: 1)
      Rectangle().foregroundStyle(.clear).contentShape(Rectangle())
      Capsule().fill(.ultraThinMaterial)
      Capsule(style: .circular).strokeBorder(.red)
      Ellipse()
      ContainerRelativeShape().fill(.fill)
      UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12).fill(.red)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 1, bottomTrailing: 3))
      AnyShape(isOn ? AnyShape(Circle()) : AnyShape(Rectangle()))
      Wave(phase: 3).fill(.blue).frame(height: 3)
      Wave(phase: 3).stroke(Color.blue, style: StrokeStyle(lineWidth: 4)).clipped()
      Ring().strokeBorder(Color.red, lineWidth: 2)
      Pair2(a: 1, b: 2)
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 10))
      }
      .stroke(Color.red, lineWidth: 2)
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)).fill(.red)
      Path(roundedRect: .zero, cornerRadius: 3).trimmedPath(from: 0, to: 1).fill()
    }
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .clipShape(.rect(cornerRadius: 12))
    .clipShape(.rect(cornerRadius: 12, style: .continuous))
    .clipShape(.rect(topLeadingRadius: 3, bottomTrailingRadius: 5))
    .clipShape(.circle)
    .clipShape(.capsule)
    .clipShape(Capsule(), style: FillStyle(eoFill: true))
    .contentShape(Rectangle())
    .contentShape(.rect)
    .contentShape(.contextMenuPreview, .rect(cornerRadius: 3))
    .containerShape(.rect(cornerRadius: 12))
    .mask(RoundedRectangle(cornerRadius: 3))
    .mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
    .mask(alignment: .top) { Rectangle() }
    .mask(
      LinearGradient(
        gradient: Gradient(stops: [.init(color: .black, location: 0)]),
        startPoint: .top,
        endPoint: .bottom
      )
    )
    .border(.red)
    .border(Color.gray, width: 2)
    .border(isOn ? Color.red : .clear, width: isOn ? 2 : 0)
    .cornerRadius(10)
  }
}

struct GradientCalls: View {
  let dark = false
  var colors: [Color] { dark ? [.black, .gray] : [.white, Color("brand")] }

  var body: some View {
    LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      .ignoresSafeArea()
    LinearGradient(gradient: Gradient(colors: colors), startPoint: .top, endPoint: .bottom)
    LinearGradient(
      stops: [.init(color: .red, location: 0.1), Gradient.Stop(color: .blue, location: 1)],
      startPoint: UnitPoint(x: 0, y: 0.3),
      endPoint: .init(x: 1, y: 1)
    )
    RadialGradient(
      gradient: Gradient(colors: colors),
      center: .center,
      startRadius: 5,
      endRadius: 500
    )
    RadialGradient(colors: colors, center: .top, startRadius: 5, endRadius: 500)
    AngularGradient(gradient: Gradient(colors: colors), center: .center)
    AngularGradient(
      colors: colors,
      center: .center,
      startAngle: .degrees(0),
      endAngle: .degrees(360)
    )
    EllipticalGradient(colors: colors)
    MeshGradient(
      width: 2,
      height: 2,
      points: [.init(0, 0), .init(1, 0), .init(0, 1), .init(1, 1)],
      colors: [.red, .purple, .indigo, .orange]
    )
    Text("a").foregroundStyle(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    Text("a").foregroundStyle(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    Text("a").background(
      .linearGradient(Gradient(colors: colors), startPoint: .top, endPoint: .bottom)
    )
    Text("a").background(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    Text("a").background(
      LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom).opacity(0.3)
    )
  }
}

extension Color {
  static let brand = Color("Brand", bundle: .main)
  init(hex: UInt) {
    self.init(
      .sRGB,
      red: Double((hex >> 16) & 0xFF) / 255,
      green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      opacity: 1
    )
  }
  func lighter() -> Color { mix(with: .white, by: 0.2) }
}

extension ShapeStyle where Self == Color {
  static var brandAccent: Color { Color(red: 0.1, green: 0.2, blue: 0.3) }
}

struct ColorCalls: View {
  let name = "Brand"
  let isOn = true
  var body: some View {
    Color.red.frame(height: 3)
    Color(name)
    Color("Brand")
    Color(.systemGray6)
    Color(.systemBackground).opacity(0.3)
    Color(.label)
    Color(UIColor.systemGroupedBackground)
    Color(uiColor: .secondarySystemBackground)
    Color(nsColor: .windowBackgroundColor)
    Color(NSColor.controlBackgroundColor)
    Color(red: 0.3, green: 0.3, blue: 0.3)
    Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255, opacity: 0.3)
    Color(white: 0.9)
    Color(white: 0.9, opacity: 0.3)
    Color(hue: 0.3, saturation: 0.4, brightness: 0.5)
    Color(hex: 0xFF00AA)
    Color(.sRGB, white: 0.3, opacity: 0.4)
    Color(.displayP3, red: 1, green: 0, blue: 0)
    Color.brand.ignoresSafeArea(edges: .top)
    Text("a").foregroundStyle(.brandAccent).foregroundColor(.brand)
    Text("a").foregroundColor(isOn ? .primary : .secondary)
    Text("a").foregroundStyle(isOn ? .primary : .secondary)
    Text("a").foregroundStyle(isOn ? Color.red : Color.primary)
    Text("a").foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
    Text("a").foregroundStyle(.red, .blue)
    Text("a").foregroundStyle(.red, .blue, .green)
    Text("a").foregroundStyle(.tertiary)
    Text("a").foregroundStyle(.white).foregroundStyle(.black).foregroundStyle(.gray)
    Text("a").foregroundStyle(.yellow).foregroundStyle(.tint).foregroundStyle(.green)
    Text("a").foregroundColor(.white).foregroundColor(.gray).foregroundColor(.secondary)
    Text("a").foregroundStyle(Color(.tertiaryLabel))
    Text("a").foregroundColor(nil)
    Text("a").tint(.red).tint(isOn ? .red : .blue).tint(nil as Color?).accentColor(.blue)
    Text("a").tint(isOn ? .red : nil)
    Text("a").backgroundStyle(.blue.gradient)
  }
}

struct PictureCalls: View {
  let icon: String = "star"
  let item: String? = nil
  let image = UIImage(named: "a")
  let data = Data()
  let isOn = true

  var body: some View {
    Image(systemName: "star.fill").foregroundColor(.yellow)
    Image(systemName: icon).font(.title).imageScale(.large)
    Image(systemName: isOn ? "heart.fill" : "heart").symbolVariant(.fill).symbolVariant(
      .circle.slash
    )
    Image(systemName: item ?? "star").resizable().scaledToFit().frame(width: 20, height: 20)
    Image("photo").resizable().aspectRatio(contentMode: .fill).clipped()
    Image("photo", bundle: .main).resizable(resizingMode: .tile)
    Image(icon).renderingMode(.template).resizable().interpolation(.none).antialiased(true)
    Image(icon).resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    Image(decorative: "photo")
    Image("photo", label: Text("A photo"))
    Image(systemName: "wifi", variableValue: 0.4).symbolRenderingMode(.hierarchical)
    Image(systemName: "wifi").symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
    Image(.photo)
    if let image { Image(uiImage: image).resizable() }
    if let picture = UIImage(data: data) { Image(uiImage: picture) }
    if let picture = NSImage(data: data) { Image(nsImage: picture).resizable() }
    Image(uiImage: UIImage(named: "x") ?? UIImage())
    Image(systemName: "bell")
      .symbolEffect(.bounce, value: isOn)
      .symbolEffect(.pulse)
      .symbolEffect(.variableColor.iterative.reversing, isActive: isOn)
      .symbolEffect(.bounce.up.byLayer, options: .repeating, value: isOn)
      .symbolEffect(.rotate, options: .repeat(.continuous), isActive: isOn)
      .symbolEffect(.wiggle.left, options: .speed(2).repeat(3), value: isOn)
      .contentTransition(.symbolEffect(.replace))
      .contentTransition(.symbolEffect(.replace.downUp))
      .contentTransition(.numericText())
      .contentTransition(.numericText(value: 3))
      .contentTransition(.numericText(countsDown: true))
      .contentTransition(.opacity)
      .symbolEffectsRemoved()
  }
}

extension ImageResource {
  static let photo = ImageResource(name: "photo", bundle: .main)
}

extension ColorResource {
  static let brandPrimary = ColorResource(name: "brandPrimary", bundle: .main)
}

struct ResourceCalls: View {
  var body: some View {
    Color(.brandPrimary)
    Text("a").foregroundStyle(Color(.brandPrimary)).background(Color(.systemGray5))
    Image(.photo).resizable()
  }
}
