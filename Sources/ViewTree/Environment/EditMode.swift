/// Whether a person edits a list.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/editmode.
nonisolated public enum EditMode: Hashable, Sendable {
  /// No.
  case inactive
  /// For a moment, as while a row is swiped.
  case transient
  /// Yes.
  case active

  /// Whether a person edits.
  public var isEditing: Bool { self != .inactive }
}

/// The edit mode of a screen that keeps none itself.
final class EditModeLocation: Location<EditMode> {
  private unowned let graph: Graph
  private var value = EditMode.inactive

  init(_ graph: Graph) {
    self.graph = graph
  }

  override func get() -> EditMode { value }

  override func set(_ value: EditMode) { onGraphThread((self, value)) { $0.write($1) } }

  @MainActor
  private func write(_ value: EditMode) {
    guard self.value != value else { return }
    self.value = value
    onGraphThread {
      graph.transactions.addMutation { [self] in
        graph.setEnvironment { $0.editMode = Binding(self, value: value) }
      }
    }
  }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? {
    onGraphThread { Graph.atWork.map { Binding($0.editMode, value: $0.editMode.get()) } }
  }
}

extension EnvironmentValues {
  /// Whether a person edits a list; the screen's own mode unless set.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/editbutton.
public struct EditButton: View {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the button.
  public init() {}

  /// Shows the button; its title says what it does.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let mode = EnvironmentValues(walk.environment).editMode
    let isEditing = mode?.location.get().isEditing ?? false
    walk.show(
      {
        var element = Element(.button)
        element.interactions.tap = {
          withAnimation { mode?.location.set(isEditing ? .inactive : .active) }
        }
        return element
      }()
    ) { $0.show(Element(.text, text: isEditing ? "Done" : "Edit")) }
  }
}

/// Begins renaming what is shown.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/renameaction.
public struct RenameAction {
  let action: @MainActor () -> Void

  /// Begins renaming.
  @MainActor
  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Begins renaming, where something can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Says what buttons for renaming do.
  @preconcurrency public func renameAction(
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Has buttons for renaming put the cursor into a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that begins renaming.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/renamebutton.
public struct RenameButton<Label: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label

  /// Creates the button.
  public init() where Label == ViewTree.Label<Text, Image> {
    label = ViewTree.Label("Rename", systemImage: "pencil")
  }

  /// Shows the button.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let action = EnvironmentValues(walk.environment).rename
    walk.show(
      {
        var element = Element(.button)
        element.interactions.tap = { action?() }
        return element
      }()
    ) { $0.content(view.pointee.label) }
  }
}
