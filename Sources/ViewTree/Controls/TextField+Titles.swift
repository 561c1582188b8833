public import Foundation

extension TextField {
  /// Creates a field with a label of views.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), FieldValue(text: text, prompt: prompt))
  }

  /// Creates a field with a label of views that can grow along an axis.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), FieldValue(text: text, prompt: prompt))
  }

  /// Creates a field with a label of views for a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label(), .parsed(value, format, prompt: prompt))
  }

  /// Creates a field with a label of views for a value that may be missing in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label(), .parsed(value, format, prompt: prompt))
  }

  /// Creates a field with a label of views for a value of a formatter.
  public init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .formatted(value, formatter, prompt: prompt))
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(Text(titleKey), FieldValue(text: text, prompt: prompt))
  }

  /// Creates a field with a title that can grow along an axis.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(Text(titleKey), FieldValue(text: text, prompt: prompt))
  }

  /// Creates a field with a title for a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), .parsed(value, format, prompt: prompt))
  }

  /// Creates a field with a title for a value that may be missing in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), .parsed(value, format, prompt: prompt))
  }

  /// Creates a field with a title for a value of a formatter.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(Text(titleKey), .formatted(value, formatter, prompt: prompt))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(Text(title), FieldValue(text: text, prompt: prompt))
  }

  /// Creates a field with a title that can grow along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(Text(title), FieldValue(text: text, prompt: prompt))
  }

  /// Creates a field with a title for a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), .parsed(value, format, prompt: prompt))
  }

  /// Creates a field with a title for a value that may be missing in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), .parsed(value, format, prompt: prompt))
  }

  /// Creates a field with a title for a value of a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(Text(title), .formatted(value, formatter, prompt: prompt))
  }
}
