public import Foundation

// MARK: What is presented: drawing only

extension View {
  /// Says at which heights a sheet may rest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    drawing("presentationDetents", detents)
  }

  /// Says at which heights a sheet may rest, and where the chosen one is kept; nobody drags sheets
  /// while simulating.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    drawing("presentationDetents", Pair(detents, selection))
  }

  /// Shows or hides the handle of a sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    drawing("presentationDragIndicator", visibility)
  }

  /// Draws a style behind a sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    drawing("presentationBackground", style)
  }

  /// Draws views behind a sheet; they are made with the body around.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(layer: content(), side: .back, alignment: alignment))
  }

  /// Says whether people can act on what is behind a sheet.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    drawing("presentationBackgroundInteraction", interaction)
  }

  /// Rounds the corners of a sheet, in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    drawing("presentationCornerRadius", cornerRadius)
  }

  /// Says what a swipe over a sheet does first.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    drawing("presentationContentInteraction", behavior)
  }

  /// Says how a popover is presented on small screens.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    drawing("presentationCompactAdaptation", adaptation)
  }

  /// Says how a popover is presented on screens that are small in one direction.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    drawing("presentationCompactAdaptation", Pair(horizontalAdaptation, verticalAdaptation))
  }

  /// Says how large a sheet is.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    drawing("presentationSizing", sizing)
  }

  /// Keeps people from dismissing a sheet by dragging.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(DismissLockModifier(isDisabled: isDisabled))
  }
}

/// A height at which a sheet can rest.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/presentationdetent.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  /// Half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")

  /// A part of the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }

  /// A height that a type works out; it is never asked.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "custom \(type)")
  }
}

/// A height that is worked out.
@MainActor
@preconcurrency
public protocol CustomPresentationDetent {
  /// What the height is worked out from.
  typealias Context = PresentationDetentContext

  /// The height, in points; nil where the detent is not offered.
  static func height(in context: Context) -> CGFloat?
}

/// What the height of a detent is worked out from.
nonisolated public struct PresentationDetentContext: Sendable {
  /// The greatest height, in points.
  public let maxDetentValue: CGFloat
}

/// Whether people can act on what is behind a sheet.
nonisolated public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// They can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// They cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// They can while the sheet rests at a height or below.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabled \(detent)")
  }
}

/// What a swipe over a sheet does first.
nonisolated public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Changing its height.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Scrolling.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How something is presented on small screens.
nonisolated public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// As on large screens.
  public static let none = PresentationAdaptation(name: "none")
  /// As a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// As a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// Over the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// How large a sheet is.
@MainActor
@preconcurrency
public protocol PresentationSizing {}

/// A size of the system.
public struct SystemPresentationSizing: PresentationSizing {
  let name: String

  /// As large as the content in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// Staying as large as the content once was in some directions.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

extension PresentationSizing where Self == SystemPresentationSizing {
  /// As the system has it.
  public static var automatic: SystemPresentationSizing { .init(name: "automatic") }
  /// As large as the content.
  public static var fitted: SystemPresentationSizing { .init(name: "fitted") }
  /// Of the size of a form.
  public static var form: SystemPresentationSizing { .init(name: "form") }
  /// Of the size of a page.
  public static var page: SystemPresentationSizing { .init(name: "page") }
}
