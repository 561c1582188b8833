public import Foundation

// MARK: Dragging and dropping: nothing is dropped while simulating

extension View {
  /// Takes its action; the host drops nothing.
  @preconcurrency public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
  ) -> some View {
    drawing("onDrop", supportedContentTypes)
  }

  /// Takes its action; the host drops nothing.
  @preconcurrency public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    drawing("onDrop", supportedContentTypes)
  }

  /// Takes its delegate; the host drops nothing.
  public func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View {
    drawing("onDrop", supportedContentTypes)
  }

  /// Takes its action; the host drops nothing.
  @_disfavoredOverload
  @preconcurrency public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
  ) -> some View {
    drawing("onDrop", supportedTypes)
  }

  /// Takes its delegate; the host drops nothing.
  @_disfavoredOverload
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    drawing("onDrop", supportedTypes)
  }

  /// Takes its closure; the host drags nothing.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    drawing("onDrag", true)
  }

  /// Takes its closure; the host drags nothing, so the picture is not made.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View {
    drawing("onDrag", true)
  }

  /// Takes its value; the host drags nothing.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    drawing("draggable", ObjectIdentifier(T.self))
  }

  /// Takes its value; the host drags nothing, so the picture is not made.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View {
    drawing("draggable", ObjectIdentifier(T.self))
  }

  /// Takes its action; the host drops nothing.
  @preconcurrency public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor ([T], CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    drawing("dropDestination", ObjectIdentifier(T.self))
  }

  /// Takes its action; the host drops nothing.
  @preconcurrency public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    isEnabled: Bool = true,
    action: @escaping @MainActor ([T], DropSession) -> Void
  ) -> some View {
    drawing("dropDestination", ObjectIdentifier(T.self))
  }

  /// Says how a spring-loaded view acts while something is held over it.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    drawing("springLoadingBehavior", behavior)
  }
}

/// Something that is being dropped.
nonisolated public struct DropSession: Sendable {
  /// Where it is.
  public let location: CGPoint
}

/// How a view acts while something is held over it.
nonisolated public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It opens.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Decides what happens to what is dropped.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/dropdelegate.
@MainActor
@preconcurrency
public protocol DropDelegate {
  /// Whether a drop is taken.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes a drop.
  func performDrop(info: DropInfo) -> Bool

  /// A drop has come in.
  func dropEntered(info: DropInfo)

  /// A drop has moved.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// A drop has gone.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes every drop.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  public func dropEntered(info: DropInfo) {}

  /// Leaves it to the system.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is known about a drop.
nonisolated public struct DropInfo {
  /// Where it is.
  public let location: CGPoint

  /// Whether it holds something of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  /// What it holds of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What would happen to a drop.
nonisolated public struct DropProposal: Sendable {
  /// What would happen.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What happens to a drop.
nonisolated public enum DropOperation: Hashable, Sendable {
  /// Nothing, it is taken away.
  case cancel
  /// It is not allowed.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
  /// It is taken away.
  case delete
}
