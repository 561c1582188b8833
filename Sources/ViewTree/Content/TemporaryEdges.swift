public import Foundation

/// A side of a line of text.
nonisolated public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Where text begins.
  case leading
  /// Where text ends.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one side.
    public init(_ edge: HorizontalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// Where text begins.
    public static let leading = Set(.leading)
    /// Where text ends.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or lower side of a rectangle.
nonisolated public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one side.
    public init(_ edge: VerticalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// The upper side.
    public static let top = Set(.top)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

#if !canImport(Darwin)

/// A direction and a length, which Foundation lacks on Linux.
nonisolated public struct CGVector: Hashable, Codable, Sendable {
  /// From side to side.
  public var dx: CGFloat
  /// From top to bottom.
  public var dy: CGFloat

  /// Creates a vector of no length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No length.
  public static let zero = CGVector()
}
#endif
@propertyWrapper public struct Namespace: DynamicProperty {
  nonisolated public struct ID: Hashable, Sendable { let value: Int }
  public init() {}
  public var wrappedValue: ID { ID(value: 0) }
}
