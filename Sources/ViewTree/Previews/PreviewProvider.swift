public import Foundation

/// A type that shows views in Xcode; nothing asks for them while simulating.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/previewprovider.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }

  /// The system that the views are shown on.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Xcode decides.
  public static var platform: PreviewPlatform? { nil }
}

/// A system that previews are shown on.
nonisolated public enum PreviewPlatform: Hashable, Sendable {
  /// iOS.
  case iOS
  /// macOS.
  case macOS
  /// tvOS.
  case tvOS
  /// watchOS.
  case watchOS
}

/// The size of a preview.
nonisolated public enum PreviewLayout: Hashable, Sendable {
  /// That of a device.
  case device
  /// That of the view.
  case sizeThatFits
  /// One in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device that a preview is shown on.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable,
  Sendable
{
  /// The name of the device.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a device is held.
nonisolated public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On the left side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On the right side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All of them.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

/// A surrounding that a preview is shown in, such as a widget's.
public protocol PreviewContext {
  /// The value for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a surrounding.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none is given.
  static var defaultValue: Value { get }
}

extension View {
  /// Names the preview.
  public func previewDisplayName(_ value: String?) -> some View {
    drawing("previewDisplayName", value)
  }

  /// Says which device the preview is shown on.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    drawing("previewDevice", value)
  }

  /// Says how large the preview is.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    drawing("previewLayout", value)
  }

  /// Says how the device of the preview is held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    drawing("previewInterfaceOrientation", value)
  }

  /// Says in which surrounding the preview is shown.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    drawing("previewContext", ObjectIdentifier(C.self))
  }
}
