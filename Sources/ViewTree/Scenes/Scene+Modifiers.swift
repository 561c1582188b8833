public import Foundation
public import Observation
public import ObservationKit

// MARK: Scenes: their modifiers change nothing, since scenes are not run

extension Scene {
  /// Gives the scene an object.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }

  /// Sets a value in the environment of the scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene { self }

  /// Gives the scene an object.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }

  /// Runs an action when a value has changed.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }

  /// Runs an action when a value has changed.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Runs an action when a value has changed.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }

  /// Adds commands to the menus of the app.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Takes the commands of the system out of the menus.
  public func commandsRemoved() -> some Scene { self }

  /// Replaces the commands of the system.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Says how large windows are at first, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Says how large windows are at first, in points.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Says where windows stand at first.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Says how windows can be resized.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Says how windows look.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Says how the bar of windows looks.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Says how the menu in the bar of the system looks.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }

  /// Says which events the scene takes.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Gives the scene a shortcut.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Says what happens at launch.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Takes its action; nothing runs in the background while simulating.
  public func backgroundTask<D, R: Sendable>(
    _ task: BackgroundTask<D, R>,
    action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// Work in the background.
nonisolated public struct BackgroundTask<Request, Response>: Sendable {
  /// A refresh of the app by a name.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void { BackgroundTask() }
}

/// How windows can be resized.
nonisolated public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = WindowResizability(name: "automatic")
  /// Not beyond the content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Not below the content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Whether windows are opened again.
nonisolated public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// They are not.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a window is opened at launch.
nonisolated public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// It is.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// It is not.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// How a window looks.
public protocol WindowStyle: Sendable {}

/// A window of one of the system's looks.
nonisolated public struct SystemWindowStyle: WindowStyle, Hashable { let name: String }

extension WindowStyle where Self == SystemWindowStyle {
  /// As the system has it.
  public static var automatic: SystemWindowStyle { SystemWindowStyle(name: "automatic") }
  /// Without a bar for the title.
  public static var hiddenTitleBar: SystemWindowStyle { SystemWindowStyle(name: "hidden") }
  /// With a bar for the title.
  public static var titleBar: SystemWindowStyle { SystemWindowStyle(name: "titleBar") }
  /// Without decoration.
  public static var plain: SystemWindowStyle { SystemWindowStyle(name: "plain") }
}

/// How the bar of a window looks.
public protocol WindowToolbarStyle: Sendable {}

/// A bar of one of the system's looks.
nonisolated public struct SystemWindowToolbarStyle: WindowToolbarStyle, Hashable {
  let name: String
}

extension WindowToolbarStyle where Self == SystemWindowToolbarStyle {
  /// As the system has it.
  public static var automatic: SystemWindowToolbarStyle { .init(name: "automatic") }
  /// Title and items in one line.
  public static var unified: SystemWindowToolbarStyle { .init(name: "unified") }
  /// Title and items in one low line.
  public static var unifiedCompact: SystemWindowToolbarStyle { .init(name: "unifiedCompact") }
  /// The items below the title.
  public static var expanded: SystemWindowToolbarStyle { .init(name: "expanded") }

  /// Title and items in one line, with or without the title.
  public static func unified(showsTitle: Bool) -> SystemWindowToolbarStyle {
    .init(name: "unified")
  }
}

/// How a menu in the bar of the system looks.
public protocol MenuBarExtraStyle: Sendable {}

/// A menu of one of the system's looks.
nonisolated public struct SystemMenuBarExtraStyle: MenuBarExtraStyle, Hashable {
  let name: String
}

extension MenuBarExtraStyle where Self == SystemMenuBarExtraStyle {
  /// As the system has it.
  public static var automatic: SystemMenuBarExtraStyle { .init(name: "automatic") }
  /// A menu.
  public static var menu: SystemMenuBarExtraStyle { .init(name: "menu") }
  /// A window.
  public static var window: SystemMenuBarExtraStyle { .init(name: "window") }
}
