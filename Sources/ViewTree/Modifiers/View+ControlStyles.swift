extension View {
  /// Says how a list looks.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { drawing("listStyle", style) }

  /// Says how buttons look.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    drawing("buttonStyle", style)
  }

  /// Says how text fields look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    drawing("textFieldStyle", style)
  }

  /// Hides the labels of controls.
  public func labelsHidden() -> some View { drawing("labelsHidden", true) }
}
