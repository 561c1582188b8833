/// The label of a field whose style makes its body.
public struct _TextFieldStyleLabel: _StylePart {
  /// The type of the body.
  public typealias Body = Never
}

/// How text fields look.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/textfieldstyle.
@MainActor
@preconcurrency
public protocol TextFieldStyle: _ControlStyle {
  /// The type of the body.
  associatedtype _Body: View

  /// What a field consists of.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body

  /// The label of the field that the style is told about.
  typealias _Label = _TextFieldStyleLabel
}

extension TextFieldStyle where Self: _SystemStyle {
  /// The field, with this style.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

private struct StyledTextField<Style: TextFieldStyle>: StyledView {
  var style: StyleProperty<Style>
  let configuration: TextField<_TextFieldStyleLabel>

  var body: Style._Body { style.value._body(configuration: configuration) }

  static var ownsInteraction: Bool { true }
}

extension View {
  /// Says how text fields look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleModifier<StyledTextField<S>>(style: style))
  }
}

/// A field as its surroundings have it.
public struct DefaultTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

/// A field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

/// A field with a square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A field as its surroundings have it.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field with a square border.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
