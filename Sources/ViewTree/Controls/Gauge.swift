/// A value within a range.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/gauge.
public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
>: View {
  /// The type of the body.
  public typealias Body = Never

  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
  private let markedValueLabels: MarkedValueLabels?

  private init<V: BinaryFloatingPoint>(
    _ value: V,
    _ range: ClosedRange<V>,
    _ label: Label,
    _ currentValueLabel: CurrentValueLabel? = nil,
    _ bounds: (BoundsLabel, BoundsLabel)? = nil,
    _ markedValueLabels: MarkedValueLabels? = nil
  ) {
    let span = range.upperBound - range.lowerBound
    fraction = span > 0 ? min(max(Double((value - range.lowerBound) / span), 0), 1) : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.bounds = bounds.map { (minimum: $0.0, maximum: $0.1) }
    self.markedValueLabels = markedValueLabels
  }

  /// Shows the labels.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.show(Element(.gauge)) { walk in
      let view = view.pointee
      let isStyled = walk.styled(view.configuration) { parts in
        parts.add(GaugeStyleConfiguration.Label.self, view.label)
        parts.add(GaugeStyleConfiguration.CurrentValueLabel.self, view.currentValueLabel)
        parts.add(GaugeStyleConfiguration.MinimumValueLabel.self, view.bounds?.minimum)
        parts.add(GaugeStyleConfiguration.MaximumValueLabel.self, view.bounds?.maximum)
        parts.add(GaugeStyleConfiguration.MarkedValueLabel.self, view.markedValueLabels)
      }
      if isStyled { return }
      walk.name(view.label)
      walk.content(view.currentValueLabel)
      walk.content(view.bounds?.minimum)
      walk.content(view.bounds?.maximum)
      walk.content(view.markedValueLabels)
    }
  }

  private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction,
      currentValueLabel: currentValueLabel == nil ? nil : .init(),
      minimumValueLabel: bounds == nil ? nil : .init(),
      maximumValueLabel: bounds == nil ? nil : .init()
    )
  }
}

extension Gauge {
  /// Creates a gauge with a label of views.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  )
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label())
  }

  /// Creates a gauge with labels of itself and of its value.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel())
  }

  /// Creates a gauge with labels of itself, its value and its range.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value,
      bounds,
      label(),
      currentValueLabel(),
      (minimumValueLabel(), maximumValueLabel())
    )
  }

  /// Creates a gauge with labels of itself, its value and marked values.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil, markedValueLabels())
  }

  /// Creates a gauge with all labels.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value,
      bounds,
      label(),
      currentValueLabel(),
      (minimumValueLabel(), maximumValueLabel()),
      markedValueLabels()
    )
  }

  /// Creates the gauge that a style is told about.
  init(_ configuration: GaugeStyleConfiguration)
  where
    Label == GaugeStyleConfiguration.Label,
    CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
    BoundsLabel == EmptyView,
    MarkedValueLabels == EmptyView
  {
    self.init(configuration.value, 0...1, configuration.label, configuration.currentValueLabel)
  }
}
