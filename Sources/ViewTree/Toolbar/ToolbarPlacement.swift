/// Where in the bars an item stands.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/toolbaritemplacement.
nonisolated public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the system has it.
  public static let automatic = ToolbarItemPlacement("automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement("principal")
  /// At the start of the navigation bar.
  public static let navigation = ToolbarItemPlacement("navigation")
  /// The most important action.
  public static let primaryAction = ToolbarItemPlacement("primaryAction")
  /// Actions that are needed less often.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction")
  /// A state of the screen.
  public static let status = ToolbarItemPlacement("status")
  /// The action that ends a task with what was entered.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction")
  /// The action that ends a task without it.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction")
  /// An action that takes something away.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement("keyboard")
  /// At the start of the top bar.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading")
  /// At the end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing")
  /// At the start of the navigation bar; an older name.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading")
  /// At the end of the navigation bar; an older name.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing")
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement("bottomBar")
  /// In a bar beside the content.
  public static let bottomOrnament = ToolbarItemPlacement("bottomOrnament")
  /// In the title.
  public static let title = ToolbarItemPlacement("title")
  /// In the title, when it is large.
  public static let largeTitle = ToolbarItemPlacement("largeTitle")
  /// Below the title.
  public static let subtitle = ToolbarItemPlacement("subtitle")
  /// Below the title, when it is large.
  public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle")

  /// In a bar of the app.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement("accessoryBar \(id)")
  }
}

/// Which bar a modifier is about.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/toolbarplacement.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the system has it.
  public static let automatic = ToolbarPlacement("automatic")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement("bottomBar")
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement("navigationBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement("tabBar")
  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement("windowToolbar")
  /// A bar beside the content.
  public static let bottomOrnament = ToolbarPlacement("bottomOrnament")

  /// A bar of the app.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement("accessoryBar \(id)")
  }
}

/// How a bar is used.
nonisolated public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = ToolbarRole(name: "automatic")
  /// For going from page to page.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// For finding something.
  public static let browser = ToolbarRole(name: "browser")
  /// For editing a document.
  public static let editor = ToolbarRole(name: "editor")
}

/// How large a title is.
nonisolated public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Large until the page is scrolled.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// Large, beside the items.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// Small.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}
