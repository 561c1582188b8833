public import Foundation

nonisolated extension View {
  /// Cuts the view to a figure.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    drawing("clipShape", (shape, style))
  }

  /// Cuts the view to its rectangle.
  public func clipped(antialiased: Bool = false) -> some View { drawing("clipped", antialiased) }

  /// Rounds the corners, in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    drawing("cornerRadius", (radius, antialiased))
  }

  /// Says where the view takes taps.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    drawing("contentShape", (shape, eoFill))
  }

  /// Says which figure the view has for several uses.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    drawing("contentShape", (kind, shape, eoFill))
  }

  /// Says which figure the container has.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    drawing("containerShape", shape)
  }

  /// Says which figure the container has.
  public func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    drawing("containerShape", shape.corners)
  }

  /// Lets the view through where other views are; they are made as part of the body around.
  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_LayerModifier(layer: mask(), side: .mask, alignment: alignment))
  }

  /// Lets the view through where another view is.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_LayerModifier(layer: mask, side: .mask, alignment: .center))
  }

  /// Puts the view on glass.
  public func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    drawing("glassEffect", (glass, shape))
  }

  /// Names the glass of the view for changes between views.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  ) -> some View {
    drawing("glassEffectID", (id.map(AnyHashable.init), namespace))
  }

  /// Makes the glass of several views one.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  ) -> some View {
    drawing("glassEffectUnion", (id.map(AnyHashable.init), namespace))
  }

  /// Says how glass comes and goes.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    drawing("glassEffectTransition", transition)
  }

  /// Lets the ground of the view run on under what lies beside it.
  public func backgroundExtensionEffect() -> some View { drawing("backgroundExtensionEffect") }

  /// Lets the ground of the view run on under what lies beside it, or not.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    drawing("backgroundExtensionEffect", isEnabled)
  }
}

/// The uses of a view's figure.
nonisolated public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// One bit a use.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where taps are taken.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is shown while dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is shown above a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What a pointer makes stand out.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What the focus makes stand out.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What assistive technology points at.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// A figure with rounded corners.
nonisolated public protocol RoundedRectangularShape: Shape {
  /// The radii of the corners; nil where they are not known.
  var corners: RectangleCornerRadii? { get }
}

/// The glass that a view is put on.
nonisolated public struct Glass: Equatable, Sendable {
  private let name: String
  private var color: Color?
  private var isInteractive = false

  private init(name: String) {
    self.name = name
  }

  /// The usual glass.
  public static let regular = Glass(name: "regular")
  /// Clear glass.
  public static let clear = Glass(name: "clear")
  /// No glass.
  public static let identity = Glass(name: "identity")

  /// Coloured glass.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// Glass that answers to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

/// The usual figure of glass.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Creates the figure.
  public init() {}

  /// A capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
nonisolated public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// From the place of other glass.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// From nothing.
  public static let materialize = GlassEffectTransition(name: "materialize")
  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
}

/// Views whose glass is drawn together; the closure is part of the body around it.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let spacing: CGFloat?

  /// Creates the container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.spacing = spacing
  }

  /// Goes through the content.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    // The content is stored first and so lies at the start.
    Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
  }

  /// As many rows as the content.
  @MainActor public static var _rowCount: Int? { Content._rowCount }
}
