public import Foundation

/// A view that is drawn by a closure, which runs and draws into nothing.
///
/// The closure is not a body. It runs when the view around does and when something that it read was
/// written; an observed property read there belongs to the canvas, a state to the view that owns
/// it. Views that it may draw are evaluated like others.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/canvas.
nonisolated public struct Canvas<Symbols: View>: View {
  /// The type of the body.
  public typealias Body = Never

  /// The views that the closure may draw.
  public var symbols: Symbols
  /// Draws the content.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing shines through.
  public var isOpaque: Bool
  /// How colours are worked with.
  public var colorMode: ColorRenderingMode
  /// Whether the closure may run at another time.
  public var rendersAsynchronously: Bool

  /// Creates the view, with views that the closure may draw.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Draws, and goes through the views that the closure may draw, which are not seen themselves.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let (node, isNew) = walk.next { parent, environment in
      CanvasNode(view.pointee.renderer, parent: parent, environment: environment)
    }
    if walk.isUpdate { node.draw(view.pointee.renderer, isNew: isNew) }
    walk.showDrawing()
    let outer = walk.attributes
    walk.attributes.isHidden = true
    // The symbols are stored first and so lie at the start.
    Symbols._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Symbols.self), &walk)
    walk.attributes = outer
  }

  /// One row.
  @MainActor public static var _rowCount: Int? { 1 }
}

nonisolated extension Canvas where Symbols == EmptyView {
  /// Creates the view.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque,
      colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) {
      EmptyView()
    }
  }
}

/// The place of a canvas, which is drawn for the size of the screen.
private final class CanvasNode: ContentNode<CGSize, EmptyView>, LayoutReader {
  typealias Renderer = (inout GraphicsContext, CGSize) -> Void

  init(_ renderer: @escaping Renderer, parent: Node, environment: EnvironmentScope) {
    super.init(
      Self.content(renderer, environment),
      input: parent.graph.size,
      parent: parent,
      environment: environment
    )
    graph.addLayoutReader(self)
  }

  /// Draws with the closure that the view around has made.
  func draw(_ renderer: @escaping Renderer, isNew: Bool) {
    if isNew { run() } else { receive(Self.content(renderer, environment), input: input) }
  }

  func layoutChanged() {
    if graph.size != input { change(graph.size) }
  }

  override func dispose() {
    super.dispose()
    graph.removeLayoutReader(self)
  }

  private static func content(
    _ renderer: @escaping Renderer,
    _ environment: EnvironmentScope
  ) -> (CGSize) -> EmptyView {
    { size in
      var context = GraphicsContext(EnvironmentValues(environment))
      renderer(&context, size)
      return EmptyView()
    }
  }
}
