/// A modifier that puts views in front of its content, or behind it.
public struct _LayerModifier<Layer: View>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  /// The side of the content on which the views stand.
  enum Side: Equatable {
    case front
    case back
  }

  let layer: Layer
  let side: Side
  let alignment: Alignment

  /// Goes through the content, then through the views beside it.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
    // The layer is stored first and so lies at the start.
    Layer._walk(UnsafeRawPointer(modifier).assumingMemoryBound(to: Layer.self), &walk)
  }
}

extension View {
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
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(layer: overlay, side: .front, alignment: alignment))
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
}
