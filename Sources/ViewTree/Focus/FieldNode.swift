/// The place of a field, which knows what is being typed into it.
final class FieldNode: Node {
  private var text: Binding<String>
  /// What was typed, for a field whose value is read from the text; nil once it is not edited.
  private var draft: (text: String, shown: String)?
  private var isDrafting = false
  private var editing: ((Bool) -> Void)?

  init(_ text: Binding<String>, parent: Node) {
    self.text = text
    super.init(graph: parent.graph, parent: parent)
  }

  /// Takes new values from the view around.
  func receive(_ text: Binding<String>, isDrafting: Bool, editing: ((Bool) -> Void)?) {
    self.text = text
    self.isDrafting = isDrafting
    self.editing = editing
  }

  /// What the field shows; a value's own text takes the place of the typed one when it changes.
  var shownText: Binding<String> {
    guard isDrafting else { return text }
    return Binding(
      FunctionLocation(
        get: { [self] in
          let shown = text.location.get()
          return draft.flatMap { $0.shown == shown ? $0.text : nil } ?? shown
        },
        set: { [self] typed, _ in
          text.wrappedValue = typed
          draft = (typed, text.location.get())
        }
      ),
      value: nil
    )
  }

  func beginEditing() { editing?(true) }

  func endEditing() {
    draft = nil
    editing?(false)
  }
}
