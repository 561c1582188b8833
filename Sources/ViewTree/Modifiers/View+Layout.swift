public import Foundation

nonisolated extension View {
  /// Adds space around the view, in points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    drawing("padding", Pair(edges, length))
  }

  /// Adds space around the view, in points.
  public func padding(_ length: CGFloat) -> some View { drawing("padding", length) }

  /// Adds space around the view, in points.
  public func padding(_ insets: EdgeInsets) -> some View { drawing("padding", insets) }

  /// Adds the usual space of a scene around the view.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    drawing("scenePadding", edges)
  }

  /// Adds the usual space of a scene around the view.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    drawing("scenePadding", (padding, edges))
  }

  /// Adds space to the area that the system covers, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    drawing("safeAreaPadding", insets)
  }

  /// Adds space to the area that the system covers, in points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    drawing("safeAreaPadding", (edges, length))
  }

  /// Adds space to the area that the system covers, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    drawing("safeAreaPadding", length)
  }

  /// Gives the view a size, in points.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    drawing("frame", Pair(Pair(width, height), alignment))
  }

  /// Gives the view no size of its own.
  @available(*, deprecated, message: "Pass one or more parameters.")
  public func frame() -> some View { drawing("frame") }

  /// Gives the view limits for its size, in points.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    drawing(
      "frame",
      (minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment)
    )
  }

  /// Gives the view the size of its container.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    drawing("containerRelativeFrame", (axes, alignment))
  }

  /// Gives the view a part of the size of its container.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    drawing("containerRelativeFrame", (axes, count, span, spacing, alignment))
  }

  /// Gives the view a size worked out from that of its container; nothing asks for it.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    drawing("containerRelativeFrame", (axes, alignment, length))
  }

  /// Keeps the proportions of the view.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    drawing("aspectRatio", (aspectRatio, contentMode))
  }

  /// Keeps the proportions of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    drawing("aspectRatio", (aspectRatio, contentMode))
  }

  /// Fits the view into its space.
  public func scaledToFit() -> some View { drawing("scaledToFit") }

  /// Fills the space with the view.
  public func scaledToFill() -> some View { drawing("scaledToFill") }

  /// Moves the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    drawing("offset", Pair(x, y))
  }

  /// Moves the view, in points.
  public func offset(_ offset: CGSize) -> some View { drawing("offset", offset) }

  /// Places the view, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    drawing("position", Pair(x, y))
  }

  /// Places the view, in points.
  public func position(_ position: CGPoint) -> some View { drawing("position", position) }

  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View { drawing("fixedSize") }

  /// Keeps the view at its ideal size in some directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    drawing("fixedSize", Pair(horizontal, vertical))
  }

  /// Says which views are given their space first.
  public func layoutPriority(_ value: Double) -> some View { drawing("layoutPriority", value) }

  /// Says which view is drawn on top.
  public func zIndex(_ value: Double) -> some View { drawing("zIndex", value) }

  /// Lets the view run under what the system covers.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    drawing("ignoresSafeArea", (regions, edges))
  }

  /// Lets the view run under what the system covers.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    drawing("edgesIgnoringSafeArea", edges)
  }

  /// Says where a guide of the view is; nothing asks for it.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    drawing("alignmentGuide", (guide, computeValue))
  }

  /// Says where a guide of the view is; nothing asks for it.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    drawing("alignmentGuide", (guide, computeValue))
  }

  /// Says what happens to the view where lines run from right to left.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    drawing("layoutDirectionBehavior", behavior)
  }
}

/// The usual space of a scene.
nonisolated public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// The smallest.
  public static let minimum = ScenePadding(name: "minimum")
  /// The space around a navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// Two values; unlike a tuple it is `Equatable` where they are.
nonisolated struct Pair<First, Second> {
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension Pair: Equatable where First: Equatable, Second: Equatable {}
