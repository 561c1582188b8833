/// An alert as a value; the form that was used before alerts took views.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/alert.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    enum Role: String {
      case standard = "OK"
      case cancel = "Cancel"
      case destructive = "Delete"
    }

    let label: Text
    let action: (() -> Void)?

    @MainActor private init(_ label: Text?, _ role: Role, _ action: (() -> Void)?) {
      self.label = label ?? Text(verbatim: role.rawValue)
      self.action = action
    }

    /// A button.
    @MainActor public static func `default`(
      _ label: Text,
      action: (() -> Void)? = {}
    ) -> Alert.Button {
      Button(label, .standard, action)
    }

    /// A button that ends the alert without doing anything.
    @MainActor public static func cancel(
      _ label: Text,
      action: (() -> Void)? = {}
    ) -> Alert.Button {
      Button(label, .cancel, action)
    }

    /// A button, named by the system, that ends the alert without doing anything.
    @MainActor public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(nil, .cancel, action)
    }

    /// A button that takes something away.
    @MainActor public static func destructive(
      _ label: Text,
      action: (() -> Void)? = {}
    ) -> Alert.Button {
      Button(label, .destructive, action)
    }
  }

  fileprivate let sheet: ActionSheet

  /// Creates an alert with one button.
  @MainActor public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    let button = dismissButton ?? .default(Text(verbatim: "OK"))
    sheet = ActionSheet(title: title, message: message, buttons: [button])
  }

  /// Creates an alert with two buttons.
  @MainActor public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Alert.Button,
    secondaryButton: Alert.Button
  ) {
    sheet = ActionSheet(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
}

/// A choice as a value; the form that was used before dialogs took views.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/actionsheet.
public struct ActionSheet {
  /// A button of a choice.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates a choice.
  @MainActor public init(
    title: Text,
    message: Text? = nil,
    buttons: [ActionSheet.Button] = [.cancel()]
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// An alert, or a choice, as it is shown.
struct ActionSheetView: View {
  typealias Body = Never

  let sheet: ActionSheet

  static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let sheet = view.pointee.sheet
    walk.show(Element(.text, text: sheet.title.string))
    if let message = sheet.message { walk.show(Element(.text, text: message.string)) }
    let target = EnvironmentValues(walk.environment).endedByTap
    for button in sheet.buttons {
      var element = Element(.button, text: button.label.string)
      element.interactions.tap = {
        button.action?()
        target?.dismiss()
      }
      walk.show(element)
    }
  }
}

extension View {
  /// Presents an alert while a flag is set; it is made when it is presented.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(.alert, isPresented) { ActionSheetView(sheet: content().sheet) }
  }

  /// Presents an alert for an item; it is made when it is presented.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      _PresentationModifier(
        style: .alert,
        item: item,
        identity: { AnyHashable($0.id) },
        onDismiss: nil,
        content: { ActionSheetView(sheet: content($0).sheet) }
      )
    )
  }

  /// Presents a choice while a flag is set; it is made when it is presented.
  public func actionSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> ActionSheet
  ) -> some View {
    presenting(.dialog, isPresented) { ActionSheetView(sheet: content()) }
  }

  /// Presents a choice for an item; it is made when it is presented.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      _PresentationModifier(
        style: .dialog,
        item: item,
        identity: { AnyHashable($0.id) },
        onDismiss: nil,
        content: { ActionSheetView(sheet: content($0)) }
      )
    )
  }
}
