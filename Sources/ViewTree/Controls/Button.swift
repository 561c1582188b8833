/// Something that does its work when it is tapped.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/button.
public struct Button<Label: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let action: @MainActor () -> Void
  private let role: ButtonRole?

  /// Creates a button with a label of views.
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a purpose and a label of views.
  @preconcurrency public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.action = action
    self.role = role
  }

  /// Goes through the label; a tap runs the action.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let environment = walk.environment
    walk.show(
      {
        var element = Element(.button)
        element.interactions.tap = view.pointee.tap(in: environment)
        return element
      }()
    ) { walk in
      // The label is stored first and so lies at the start.
      Label._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Label.self), &walk)
    }
  }
}

extension Button {
  /// What a tap does: the action and, in an alert or a dialog, the end of it.
  private func tap(in environment: EnvironmentScope) -> () -> Void {
    guard let ended = EnvironmentValues(environment).endedByTap else { return action }
    return { [action] in
      action()
      ended.dismiss()
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title and a purpose.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a purpose.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// A button that takes something away.
  public static let destructive = ButtonRole("destructive")
  /// A button that ends something without doing it.
  public static let cancel = ButtonRole("cancel")
}
