/// What the style of a form is told about it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/formstyleconfiguration.
public struct FormStyleConfiguration {
  /// The content.
  public struct Content: _StylePart {
    /// The type of the body.
    public typealias Body = Never
  }

  /// The content.
  public let content = Content()
}

/// How a form looks.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/formstyle.
@MainActor
@preconcurrency
public protocol FormStyle: _ControlStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the control consists of.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What the style is told about the control.
  typealias Configuration = FormStyleConfiguration
}

extension FormStyle where Self: _SystemStyle {
  /// The control, with this style.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

private struct StyledForm<Style: FormStyle>: StyledView {
  var style: StyleProperty<Style>
  let configuration: FormStyleConfiguration

  var body: Style.Body { style.value.makeBody(configuration: configuration) }
}

extension View {
  /// Says how a form looks.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleModifier<StyledForm<S>>(style: style))
  }
}

/// A form as its surroundings have it.
public struct AutomaticFormStyle: FormStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// A form as its surroundings have it.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A form with labels in a column of their own.
public struct ColumnsFormStyle: FormStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A form with labels in a column of their own.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A form with rows in groups.
public struct GroupedFormStyle: FormStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form with rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
