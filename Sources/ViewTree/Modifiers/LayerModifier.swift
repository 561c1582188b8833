/// A modifier that puts views in front of its content, or behind it.
nonisolated public struct _LayerModifier<Layer: View>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  /// The side of the content on which the views stand.
  enum Side: Equatable {
    case front
    case back
    case mask
  }

  let layer: Layer
  let side: Side
  let alignment: Alignment

  /// Goes through the content, then through the views beside it.
  @MainActor public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
    let outer = walk.attributes.isHidden
    // A mask is not seen itself.
    if modifier.pointee.side == .mask { walk.attributes.isHidden = true }
    // The layer is stored first and so lies at the start.
    Layer._walk(UnsafeRawPointer(modifier).assumingMemoryBound(to: Layer.self), &walk)
    walk.attributes.isHidden = outer
  }
}

nonisolated extension View {
  /// Puts views in front of the view; they are made at once, as part of the body around it.
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand.
  ///   - content: Makes the views.
  /// - Returns: The view with the views in front.
  /// - Note: Source: developer.apple.com/documentation/swiftui/view/overlay(alignment:content:).
  public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(layer: content(), side: .front, alignment: alignment))
  }

  /// Puts a view in front of the view.
  ///
  /// - Parameters:
  ///   - overlay: The view in front.
  ///   - alignment: Where it stands.
  /// - Returns: The view with the view in front.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(layer: overlay, side: .front, alignment: alignment))
  }

  /// Draws a style in front of the view.
  public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    drawing("overlay", (style, edges))
  }

  /// Draws a figure in a style in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    drawing("overlay", (style, shape, fillStyle))
  }

  /// Puts views behind the view; they are made at once, as part of the body around it.
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand.
  ///   - content: Makes the views.
  /// - Returns: The view with the views behind.
  /// - Note: Source: developer.apple.com/documentation/swiftui/view/background(alignment:content:).
  public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(layer: content(), side: .back, alignment: alignment))
  }

  /// Puts a view behind the view.
  ///
  /// - Parameters:
  ///   - background: The view behind.
  ///   - alignment: Where it stands.
  /// - Returns: The view with the view behind.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(layer: background, side: .back, alignment: alignment))
  }

  /// Draws a style behind the view.
  public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    drawing("background", (style, edges))
  }

  /// Draws the background style behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    drawing("background", edges)
  }

  /// Draws a figure in a style behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    drawing("background", (style, shape, fillStyle))
  }

  /// Draws a figure in the background style behind the view.
  public func background<S: Shape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    drawing("background", (shape, fillStyle))
  }

  /// Draws a style behind the view that fills a container.
  public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    drawing("containerBackground", (style, container))
  }

  /// Puts views behind a container; they are made at once, as part of the body around.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(layer: content(), side: .back, alignment: alignment))
  }
}

/// The container of a background.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(
    name: "navigationSplitView"
  )
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// The place of a subscription in a shop.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}
