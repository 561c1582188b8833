/// How text is typed; a host types what it is told, whatever the keyboard.
extension View {
  /// Says which keyboard is shown.
  public func keyboardType(_ type: UIKeyboardType) -> some View { drawing("keyboardType", type) }

  /// Says what fields are for.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    drawing("textContentType", textContentType)
  }

  /// Says what begins with a capital letter.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    drawing("textInputAutocapitalization", autocapitalization)
  }

  /// Says what begins with a capital letter; the older form.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    drawing("autocapitalization", style)
  }

  /// Says whether what is typed is corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    drawing("autocorrectionDisabled", disable)
  }

  /// Says whether what is typed is corrected; the older form.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    drawing("disableAutocorrection", disable)
  }

  /// Says whether what is found in a text is marked.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    drawing("findDisabled", isDisabled)
  }

  /// Says whether replacing what is found is offered.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    drawing("replaceDisabled", isDisabled)
  }

  /// Shows what finds text in the view; a host does not find.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    drawing("findNavigator", isPresented)
  }

  /// Says how far tools for writing go.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    drawing("writingToolsBehavior", behavior)
  }

  /// Says whether a person can type without a keyboard on the screen.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    drawing("textInputSuggestions", suggestions())
  }
}

/// How far tools for writing go.
nonisolated public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All of them.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Some of them.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// None.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
