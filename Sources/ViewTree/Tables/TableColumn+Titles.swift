public import Foundation

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column by which rows cannot be sorted.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column by which rows cannot be sorted.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column by which rows cannot be sorted.
  public init(
    _ text: Text,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column of texts by which rows cannot be sorted.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    nonisolated(unsafe) let value = value
    self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts by which rows cannot be sorted.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    nonisolated(unsafe) let value = value
    self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts by which rows cannot be sorted.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    nonisolated(unsafe) let value = value
    self.init(label: text, comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort.Compared == RowValue, Label == Text {
  /// Creates a column by which rows are sorted with a comparator.
  public init(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column by which rows are sorted with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// Creates a column by which rows are sorted with a comparator.
  public init(
    _ text: Text,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}
