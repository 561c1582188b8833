public import Foundation

/// How far something has got, or that it goes on.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/progressview.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private init(_ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Shows the labels.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.show(Element(.progress)) { walk in
      let view = view.pointee
      let isStyled = walk.styled(view.configuration) { parts in
        parts.add(ProgressViewStyleConfiguration.Label.self, view.label)
        parts.add(ProgressViewStyleConfiguration.CurrentValueLabel.self, view.currentValueLabel)
      }
      if isStyled { return }
      walk.name(view.label)
      walk.content(view.currentValueLabel)
    }
  }

  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label == nil ? nil : .init(),
      currentValueLabel: currentValueLabel == nil ? nil : .init()
    )
  }

  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of something that goes on.
  public init() where Label == EmptyView {
    self.init(nil, nil, nil)
  }

  /// Creates a view of something that goes on, with a label of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label(), nil)
  }

  /// Creates a view of something that goes on, with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), nil)
  }

  /// Creates a view of something that goes on, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), nil)
  }

  /// Creates a view of a part of a whole.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Self.fraction(value, total), nil, nil)
  }

  /// Creates a view of a part of a whole, with a label of views.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(Self.fraction(value, total), label(), nil)
  }

  /// Creates a view of a part of a whole, with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(Self.fraction(value, total), Text(titleKey), nil)
  }

  /// Creates a view of a part of a whole, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(Self.fraction(value, total), Text(title), nil)
  }

  /// Creates a view of how much of a span of time has passed, with a label of views.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(0, label(), nil)
  }
}

extension ProgressView {
  /// Creates a view of a part of a whole, with labels of views.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.fraction(value, total), label(), currentValueLabel())
  }

  /// Creates a view of how much of a span of time has passed, with labels of views.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(0, label(), currentValueLabel())
  }

  /// Creates a view of how much of a span of time has passed.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(0, nil, nil)
  }

  /// Creates a view of a progress; it is looked at when the view is made.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(progress.fractionCompleted, nil, nil)
  }

  /// Creates the view that a style is told about.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      configuration.fractionCompleted,
      configuration.label,
      configuration.currentValueLabel
    )
  }
}
