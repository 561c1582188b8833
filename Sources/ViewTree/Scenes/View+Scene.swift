public import Foundation

// MARK: The app around a view

extension View {
  /// Runs an action when the app is given a location; the host can do so with `open(_:)`.
  @preconcurrency public func onOpenURL(
    perform action: @escaping @MainActor (URL) -> Void
  ) -> some View {
    modifier(_OpenURLModifier(action: action))
  }

  /// Unavailable: activities of other devices do not exist while simulating.
  @available(*, unavailable, message: "Activities of other devices are not simulated.")
  public func onContinueUserActivity<Activity>(
    _ activityType: String,
    perform action: @escaping (Activity) -> Void
  ) -> some View {
    self
  }

  /// Says which windows take events from outside.
  public func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View {
    drawing("handlesExternalEvents", Pair(preferring, allowing))
  }

  /// Hides the status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    drawing("statusBarHidden", hidden)
  }

  /// Hides the status bar; the older form.
  public func statusBar(hidden: Bool) -> some View { drawing("statusBar", hidden) }

  /// Has gestures of the app go before those of the system at some edges.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    drawing("defersSystemGestures", edges)
  }

  /// Shows or hides what the system draws over the app.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    drawing("persistentSystemOverlays", visibility)
  }

  /// Says how a window is put away.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    drawing("windowDismissBehavior", behavior)
  }

  /// Says whether a window can be made to fill the screen.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    drawing("windowFullScreenBehavior", behavior)
  }

  /// Says whether a window can be made small.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    drawing("windowMinimizeBehavior", behavior)
  }

  /// Says whether a window can be resized.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    drawing("windowResizeBehavior", behavior)
  }
}

/// Whether something can be done to a window.
nonisolated public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// It can.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// It cannot.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// A modifier that runs an action when the app is given a location.
public struct _OpenURLModifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let action: @MainActor (URL) -> Void

  /// Goes through the content.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
    let (node, _) = walk.next { parent, _ in OpenURLNode(parent: parent) }
    if walk.isUpdate { node.action = modifier.pointee.action }
    walk.show(
      {
        var element = Element(.other, text: "app")
        element.interactions.row.open = { [weak node] in node?.action($0) }
        return element
      }()
    )
  }

  private final class OpenURLNode: Node {
    var action: @MainActor (URL) -> Void = { _ in }

    init(parent: Node) {
      super.init(graph: parent.graph, parent: parent)
    }
  }
}
