public import Foundation

/// A view that is drawn by a closure, which never runs while nothing is drawn.
///
/// The closure is not a body. Views that it may draw are evaluated like others.
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

  /// Goes through the views that the closure may draw, which are not seen themselves.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
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
