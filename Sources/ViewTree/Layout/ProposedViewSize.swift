public import Foundation

/// A size that a container proposes to a view, in points; nil leaves it to the view.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/proposedviewsize.
nonisolated public struct ProposedViewSize: Equatable, Sendable {
  /// The width.
  public var width: CGFloat?
  /// The height.
  public var height: CGFloat?

  /// No space.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// All space.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// What the view likes best.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposed size, with another one where it is left to the view.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The space that a view wants around it, in points.
nonisolated public struct ViewSpacing: Sendable {
  private var hasSpace = true

  /// No space.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.hasSpace = false
    return spacing
  }()

  /// Creates the usual space.
  public init() {}

  /// Takes the larger space of both.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    hasSpace = hasSpace || other.hasSpace
  }

  /// The larger space of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The usual distance between two views.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    hasSpace && next.hasSpace ? 8 : 0
  }
}

/// A value that a view tells the container that lays it out.
nonisolated public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where a view tells none.
  static var defaultValue: Value { get }
}

/// What a layout says about itself.
nonisolated public struct LayoutProperties: Hashable, Sendable {
  /// The direction in which views follow each other.
  public var stackOrientation: Axis?

  /// Creates the properties.
  public init() {}
}

nonisolated extension View {
  /// Tells the container that lays the view out a value; nothing asks for it.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    drawing("layoutValue", value)
  }
}
