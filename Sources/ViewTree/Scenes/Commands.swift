/// Commands in the menus of an app; they are not shown while simulating.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/commands.
@MainActor
@preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// What the commands consist of.
  @CommandsBuilder var body: Body { get }
}

extension Commands where Body == Never {
  /// Never called: the commands have no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body. This is a defect in perfbudget.")
  }
}

extension Never: Commands {}

/// Puts commands together.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/commandsbuilder.
@resultBuilder
@MainActor
@preconcurrency
public struct CommandsBuilder {
  /// No command.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Commands as they are.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// A closure with one part.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// A closure with several parts.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }

  /// An `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }

  /// Commands that need a newer system.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> EmptyCommands { EmptyCommands() }
}

extension Optional: Commands where Wrapped: Commands {}

extension _ConditionalContent: Commands
where TrueContent: Commands, FalseContent: Commands {}

extension Group: Commands where Content: Commands {
  /// Creates the group.
  public init(@CommandsBuilder content: () -> Content) {
    self.content = content()
  }
}

/// No command.
public struct EmptyCommands: Commands {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the commands.
  public init() {}
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates the menu.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Creates the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands in a place of the system's menus.
public struct CommandGroup<Content: View>: Commands {
  /// The type of the body.
  public typealias Body = Never

  /// Adds commands after a place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Adds commands before a place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Replaces the commands of a place.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the menus of the system.
nonisolated public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Facts about the app.
  public static let appInfo = CommandGroupPlacement("appInfo")
  /// The settings.
  public static let appSettings = CommandGroupPlacement("appSettings")
  /// The services of other apps.
  public static let systemServices = CommandGroupPlacement("systemServices")
  /// Hiding the app.
  public static let appVisibility = CommandGroupPlacement("appVisibility")
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement("appTermination")
  /// Something new.
  public static let newItem = CommandGroupPlacement("newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement("saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement("importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement("printItem")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement("undoRedo")
  /// The clipboard.
  public static let pasteboard = CommandGroupPlacement("pasteboard")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement("textEditing")
  /// Styling text.
  public static let textFormatting = CommandGroupPlacement("textFormatting")
  /// The bar.
  public static let toolbar = CommandGroupPlacement("toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement("sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement("windowSize")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement("windowList")
  /// One window.
  public static let singleWindowList = CommandGroupPlacement("singleWindowList")
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement("windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement("help")
}

/// The commands of the system for a sidebar.
public struct SidebarCommands: Commands {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the commands.
  public init() {}
}

/// The commands of the system for a bar.
public struct ToolbarCommands: Commands {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the commands.
  public init() {}
}

/// The commands of the system for editing text.
public struct TextEditingCommands: Commands {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the commands.
  public init() {}
}

/// The commands of the system for styling text.
public struct TextFormattingCommands: Commands {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the commands.
  public init() {}
}

/// The commands of the system for an inspector.
public struct InspectorCommands: Commands {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the commands.
  public init() {}
}
