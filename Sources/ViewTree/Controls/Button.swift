/// Something that does its work when it is tapped.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/button.
public struct Button<Label: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let action: @MainActor () -> Void
  private let role: ButtonRole?

  init(_ role: ButtonRole?, _ label: Label, action: @escaping @MainActor () -> Void) {
    self.label = label
    self.action = action
    self.role = role
  }

  /// Creates a button with a label of views.
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), action: action)
  }

  /// Creates a button with a purpose and a label of views.
  @preconcurrency public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role, label(), action: action)
  }

  /// Goes through the label; a tap runs the action.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    if let style = walk.style(for: PrimitiveButtonStyleConfiguration.self) {
      return walkStyled(view.pointee, ownsInteraction: style.ownsInteraction, &walk)
    }
    let environment = walk.environment
    walk.show(view.pointee.element(in: environment)) { walk in
      // The label is stored first and so lies at the start.
      Label._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Label.self), &walk)
    }
  }

  private static func walkStyled(_ button: Self, ownsInteraction: Bool, _ walk: inout _Walk) {
    let environment = walk.environment
    let walkBody = { (walk: inout _Walk) in
      _ = walk.styled(
        PrimitiveButtonStyleConfiguration(role: button.role, action: button.tap(in: environment))
      ) { parts in
        parts.add(ButtonStyleConfiguration.Label.self, button.label)
        parts.add(PrimitiveButtonStyleConfiguration.Label.self, button.label)
      }
    }
    if ownsInteraction {
      walkBody(&walk)
    } else {
      walk.show(button.element(in: environment), containing: walkBody)
    }
  }
}

extension Button {
  private func element(in environment: EnvironmentScope) -> Element {
    var element = Element(.button)
    element.interactions.tap = tap(in: environment)
    return element
  }

  /// What a tap does: the action and, in an alert or a dialog, the end of it.
  private func tap(in environment: EnvironmentScope) -> @MainActor () -> Void {
    guard let ended = EnvironmentValues(environment).endedByTap else { return action }
    return { [action] in
      action()
      ended.dismiss()
    }
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
  /// A button that confirms something.
  public static let confirm = ButtonRole("confirm")
  /// A button that closes something.
  public static let close = ButtonRole("close")

  /// What the system calls a button that has only a purpose.
  var title: String {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "Done"
    default: "Close"
    }
  }
}

/// The label of a button that has only a purpose.
public struct DefaultButtonLabel: View {
  /// The type of the body.
  public typealias Body = Never

  let title: String

  /// Shows the title that the system has for the purpose.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.show(Element(.text, text: view.pointee.title))
  }
}
