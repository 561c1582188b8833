public import Foundation

/// The size of the space that a view is given, in points.
///
/// Nothing is laid out while simulating: every view is given the whole screen.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/geometryproxy.
public struct GeometryProxy: Equatable, Sendable {
  /// The size.
  public let size: CGSize

  /// The space that the system covers; none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle of the view.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The rectangle of the view.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

/// What coordinates are relative to.
public enum CoordinateSpace: Hashable {
  /// The screen.
  case global
  /// The view itself.
  case local
  /// A view that was given a name.
  case named(AnyHashable)
}

/// What coordinates are relative to.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }

  /// Creates the space.
  public init() {}
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }

  /// Creates the space.
  public init() {}
}

/// The coordinates of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  /// The space.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of a view that was given a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension View {
  /// Gives the coordinates of the view a name.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    drawing("coordinateSpace", name.coordinateSpace)
  }

  /// Gives the coordinates of the view a name.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    drawing("coordinateSpace", CoordinateSpace.named(AnyHashable(name)))
  }
}
