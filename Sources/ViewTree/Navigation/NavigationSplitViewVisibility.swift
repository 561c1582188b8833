public import Foundation

/// Which columns of a split view are shown.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/navigationsplitviewvisibility.
nonisolated public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the system has it.
  public static let automatic = NavigationSplitViewVisibility("automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility("all")
  /// The content and the detail column.
  public static let doubleColumn = NavigationSplitViewVisibility("doubleColumn")
  /// The detail column.
  public static let detailOnly = NavigationSplitViewVisibility("detailOnly")
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn("sidebar")
  /// The middle column.
  public static let content = NavigationSplitViewColumn("content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn("detail")
}

extension View {
  /// Says how wide the column is, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    drawing("navigationSplitViewColumnWidth", width)
  }

  /// Says how wide the column may be, in points.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    drawing("navigationSplitViewColumnWidth", [min, ideal, max])
  }

  /// Says how split views look.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    drawing("navigationSplitViewStyle", style)
  }
}

/// How a split view looks.
@MainActor
@preconcurrency
public protocol NavigationSplitViewStyle {}

/// As the system has it.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// All columns beside each other.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The detail column keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the system has it.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// All columns beside each other.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail column keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
