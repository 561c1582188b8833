public import Foundation

/// A figure that fills the space it is given; as a view it is filled with the foreground style.
///
/// While nothing is drawn, no outline is asked for.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/shape.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline of the figure in a rectangle.
  func path(in rect: CGRect) -> Path

  /// What the figure is drawn as.
  static var role: ShapeRole { get }

  /// What happens to the figure where lines run from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the figure takes of a proposed one.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// A figure that is filled.
  public nonisolated static var role: ShapeRole { .fill }

  /// The figure is mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// All of the space.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The figure filled with the foreground style.
  public nonisolated var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Shows nothing that a person could read; what is said about the figure makes it an element.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.showDrawing()
  }

  /// One row.
  @MainActor public static var _rowCount: Int? { 1 }
}

/// What a figure is drawn as.
nonisolated public enum ShapeRole: Hashable, Sendable {
  /// An area.
  case fill
  /// A line.
  case stroke
  /// A line between views.
  case separator
}

/// A figure that can be made smaller on all sides.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/insettableshape.
nonisolated public protocol InsettableShape: Shape {
  /// The smaller figure.
  associatedtype InsetShape: InsettableShape

  /// The figure, made smaller on all sides, in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A figure drawn in a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  /// The type of the body.
  public typealias Body = Never

  /// The figure.
  public var shape: Content
  /// The style.
  public var style: Style
  /// How the inside is filled.
  public var fillStyle: FillStyle

  /// Creates the view.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// Shows nothing that a person could read; what is said about the figure makes it an element.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.showDrawing()
  }
}

extension _Walk {
  /// Adds an element for something drawn, if the surroundings say something about it.
  ///
  /// A coloured circle with a tap or an identifier is something that a person can act on; without
  /// either it only decorates.
  mutating func showDrawing() {
    guard !isUpdate, attributes.isAboutElements else { return }
    show(Element(.other))
  }
}

extension ElementAttributes {
  /// Whether the surroundings say something by which an element is found or acted on.
  fileprivate var isAboutElements: Bool {
    !areInert || identifier != nil || spokenLabel != nil
  }
}
