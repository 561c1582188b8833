public import Foundation

/// A choice of a date.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/datepicker.
public struct DatePicker<Label: View>: View {
  /// What can be chosen.
  public typealias Components = DatePickerComponents
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let selection: Binding<Date>
  private let limits: DateLimits
  private let components: Components

  init(_ label: Label, _ selection: Binding<Date>, _ limits: DateLimits, _ components: Components) {
    self.label = label
    self.selection = selection
    self.limits = limits
    self.components = components
  }

  /// Shows the label; dates outside of the limits are replaced by the nearest one inside.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let picker = view.pointee
    walk.show(
      {
        var element = Element(.datePicker)
        element.interactions.date = Binding(
          FunctionLocation(
            get: { picker.selection.wrappedValue },
            set: { date, _ in picker.selection.wrappedValue = picker.limits.nearest(to: date) }
          ),
          value: nil
        )
        return element
      }()
    ) { walk in
      let isStyled = walk.styled(
        DatePickerStyleConfiguration(
          selection: picker.selection,
          limits: picker.limits,
          displayedComponents: picker.components
        )
      ) { parts in
        parts.add(DatePickerStyleConfiguration.Label.self, picker.label)
      }
      if !isStyled { walk.content(picker.label) }
    }
  }
}

/// The first and the last date that can be chosen.
struct DateLimits: Hashable {
  var first: Date?
  var last: Date?

  func nearest(to date: Date) -> Date {
    let late = first.map { max(date, $0) } ?? date
    return last.map { min(late, $0) } ?? late
  }
}

/// What of a date can be chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// One bit a component.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
  /// Hour, minute and second.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 6)
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates the picker that a style is told about.
  init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.label,
      configuration.$selection,
      DateLimits(first: configuration.minimumDate, last: configuration.maximumDate),
      configuration.displayedComponents
    )
  }
}

extension DatePicker {
  /// Creates a picker with a label of views of a date.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateLimits(), displayedComponents)
  }

  /// Creates a picker with a label of views of a date within a range.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label(),
      selection,
      DateLimits(first: range.lowerBound, last: range.upperBound),
      displayedComponents
    )
  }

  /// Creates a picker with a label of views of a date from a date on.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateLimits(first: range.lowerBound), displayedComponents)
  }

  /// Creates a picker with a label of views of a date up to a date.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, DateLimits(last: range.upperBound), displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title of a date.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, DateLimits(), displayedComponents)
  }

  /// Creates a picker with a title of a date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, DateLimits(), displayedComponents)
  }

  /// Creates a picker with a title of a date within a range.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(titleKey),
      selection,
      DateLimits(first: range.lowerBound, last: range.upperBound),
      displayedComponents
    )
  }

  /// Creates a picker with a title of a date within a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      Text(title),
      selection,
      DateLimits(first: range.lowerBound, last: range.upperBound),
      displayedComponents
    )
  }

  /// Creates a picker with a title of a date from a date on.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, DateLimits(first: range.lowerBound), displayedComponents)
  }

  /// Creates a picker with a title of a date from a date on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, DateLimits(first: range.lowerBound), displayedComponents)
  }

  /// Creates a picker with a title of a date up to a date.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, DateLimits(last: range.upperBound), displayedComponents)
  }

  /// Creates a picker with a title of a date up to a date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, DateLimits(last: range.upperBound), displayedComponents)
  }
}
