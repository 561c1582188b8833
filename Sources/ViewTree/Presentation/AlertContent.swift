/// What an alert or a dialog shows: a title, a message and buttons.
///
/// The parts are built by the body that has the modifier.
struct AlertContent<Actions: View, Message: View>: View {
  typealias Body = Never

  let title: Text?
  let actions: Actions
  let message: Message

  static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    if let title = view.pointee.title { walk.show(Element(.text, text: title.string)) }
    withUnsafePointer(to: view.pointee.message) { Message._walk($0, &walk) }
    withUnsafePointer(to: view.pointee.actions) { Actions._walk($0, &walk) }
    // An alert without buttons has one that only ends it.
    if Actions.self == EmptyView.self {
      let target = EnvironmentValues(walk.environment).endedByTap
      var element = Element(.button, text: "OK")
      element.interactions.tap = { target?.dismiss() }
      walk.show(element)
    }
  }
}

extension View {
  /// The view with an alert or a dialog.
  func alerting<Actions: View, Message: View>(
    _ style: PresentationStyle,
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    _ actions: Actions,
    _ message: Message
  ) -> some View {
    let content = AlertContent(title: title, actions: actions, message: message)
    return presenting(style, isPresented) { content }
  }
}
