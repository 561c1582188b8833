public import Foundation

/// The older forms, which tell when editing begins, true, and ends, false, and when it is submitted.
extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), FieldValue(text: text, editing: onEditingChanged, commit: onCommit))
  }

  /// Creates a field with a title for a value of a formatter.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    var field = FieldValue.formatted(value, formatter, prompt: nil)
    field.editing = onEditingChanged
    field.commit = onCommit
    self.init(Text(titleKey), field)
  }

  /// Creates a field with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), FieldValue(text: text, editing: onEditingChanged))
  }

  /// Creates a field with a title for a value of a formatter.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    var field = FieldValue.formatted(value, formatter, prompt: nil)
    field.editing = onEditingChanged
    self.init(Text(titleKey), field)
  }

  /// Creates a field with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), FieldValue(text: text, commit: onCommit))
  }

  /// Creates a field with a title for a value of a formatter.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    var field = FieldValue.formatted(value, formatter, prompt: nil)
    field.commit = onCommit
    self.init(Text(titleKey), field)
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), FieldValue(text: text, editing: onEditingChanged, commit: onCommit))
  }

  /// Creates a field with a title for a value of a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    var field = FieldValue.formatted(value, formatter, prompt: nil)
    field.editing = onEditingChanged
    field.commit = onCommit
    self.init(Text(title), field)
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(title), FieldValue(text: text, editing: onEditingChanged))
  }

  /// Creates a field with a title for a value of a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    var field = FieldValue.formatted(value, formatter, prompt: nil)
    field.editing = onEditingChanged
    self.init(Text(title), field)
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), FieldValue(text: text, commit: onCommit))
  }

  /// Creates a field with a title for a value of a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    var field = FieldValue.formatted(value, formatter, prompt: nil)
    field.commit = onCommit
    self.init(Text(title), field)
  }
}
