/// A preview for a canvas, which nothing here draws.
public struct Preview {
  /// What the traits of a preview of views are.
  public enum ViewTraits {}
}

/// How a preview is shown; nothing here reads it.
public struct PreviewTrait<Kind>: Sendable {
  private init() {}
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// A layout as on a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// A layout in the least size.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A layout in a size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait()
  }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// On its side, the home button at the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// On its side, the home button at the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  /// Upright, the home button at the top.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// Inside of what a preview modifier puts around it.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

/// What previews share, such as a model with sample data.
public protocol PreviewModifier {
  /// What is made once for all previews.
  associatedtype Context = Void
  /// The type of the body.
  associatedtype Body: View
  /// A preview.
  typealias Content = AnyView

  /// Makes what is shared.
  static func makeSharedContext() async throws -> Context

  /// Puts the shared parts around a preview.
  @MainActor @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}
