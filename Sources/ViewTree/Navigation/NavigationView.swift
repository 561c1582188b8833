/// A root view and the pages that links push over it; the older form of `NavigationStack`.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/navigationview.
public struct NavigationView<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content

  /// Creates the stack; the closure is part of the body around it.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Goes through the content, then brings the pages up to date.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.navigation(nil) { walk in
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }
}

extension View {
  /// Says how navigation views look.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    drawing("navigationViewStyle", style)
  }
}

/// How a navigation view looks.
@MainActor
@preconcurrency
public protocol NavigationViewStyle {}

/// As the system has it.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// In columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// In two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the system has it.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// In columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
