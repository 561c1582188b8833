public import Foundation

/// What the style of a date picker is told about it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/datepickerstyleconfiguration.
public struct DatePickerStyleConfiguration {
  /// The label.
  public struct Label: _StylePart {
    /// The type of the body.
    public typealias Body = Never
  }

  /// The label.
  public let label = Label()
  /// The date.
  @Binding public var selection: Date
  /// The first date that can be chosen, if any.
  public var minimumDate: Date?
  /// The last date that can be chosen, if any.
  public var maximumDate: Date?
  /// What can be chosen.
  public var displayedComponents: DatePickerComponents

  init(selection: Binding<Date>, limits: DateLimits, displayedComponents: DatePickerComponents) {
    _selection = selection
    minimumDate = limits.first
    maximumDate = limits.last
    self.displayedComponents = displayedComponents
  }
}

/// How a date picker looks.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/datepickerstyle.
@MainActor
@preconcurrency
public protocol DatePickerStyle: _ControlStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the control consists of.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What the style is told about the control.
  typealias Configuration = DatePickerStyleConfiguration
}

extension DatePickerStyle where Self: _SystemStyle {
  /// The control, with this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

private struct StyledDatePicker<Style: DatePickerStyle>: StyledView {
  typealias Configuration = DatePickerStyleConfiguration
  var style: StyleProperty<Style>
  @Binding var selection: Date
  let limits: DateLimits
  let displayedComponents: DatePickerComponents

  init(style: StyleProperty<Style>, configuration: Configuration) {
    self.style = style
    _selection = configuration.$selection
    limits = DateLimits(first: configuration.minimumDate, last: configuration.maximumDate)
    displayedComponents = configuration.displayedComponents
  }

  var body: Style.Body {
    style.value.makeBody(
      configuration: Configuration(
        selection: $selection,
        limits: limits,
        displayedComponents: displayedComponents
      )
    )
  }
}

extension View {
  /// Says how a date picker looks.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier<StyledDatePicker<S>>(style: style))
  }
}

/// A date picker as its surroundings have it.
public struct DefaultDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A date picker as its surroundings have it.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A date in one line that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A date in one line that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A field to type into.
public struct FieldDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field to type into.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle, _SystemStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
