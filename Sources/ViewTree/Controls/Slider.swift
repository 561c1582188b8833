/// A value that is changed by sliding.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/slider.
public struct Slider<Label: View, ValueLabel: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let bounds: (minimum: ValueLabel, maximum: ValueLabel)?
  private let position: SliderPosition

  private init(
    _ label: Label,
    _ bounds: (ValueLabel, ValueLabel)?,
    _ position: SliderPosition
  ) {
    self.label = label
    self.bounds = bounds.map { (minimum: $0.0, maximum: $0.1) }
    self.position = position
  }

  /// Shows the labels.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let slider = view.pointee
    walk.show(
      {
        var element = Element(.slider)
        element.interactions.position = slider.position.binding
        return element
      }()
    ) { walk in
      walk.name(slider.label)
      walk.content(slider.bounds?.minimum)
      walk.content(slider.bounds?.maximum)
    }
  }
}

/// What sliding does to the value behind a binding.
@MainActor
struct SliderPosition {
  /// The value as a number; writing it is one movement, from taking hold to letting go.
  let binding: Binding<Double>

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    _ step: V?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    binding = Binding(
      FunctionLocation(
        get: { Double(value.wrappedValue) },
        set: { position, _ in
          onEditingChanged(true)
          value.wrappedValue = Self.allowed(V(position), bounds, step)
          onEditingChanged(false)
        }
      ),
      value: nil
    )
  }

  /// The value nearest to `value` that is in the range, and on a step.
  private static func allowed<V: BinaryFloatingPoint>(
    _ value: V,
    _ bounds: ClosedRange<V>,
    _ step: V?
  ) -> V {
    let inside = min(max(value, bounds.lowerBound), bounds.upperBound)
    guard let step, step > 0 else { return inside }
    let steps = ((inside - bounds.lowerBound) / step).rounded()
    return min(bounds.lowerBound + steps * step, bounds.upperBound)
  }
}

extension Slider {
  /// Creates a slider for a value in a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {
    self.init(EmptyView(), nil, SliderPosition(value, bounds, nil, onEditingChanged))
  }

  /// Creates a slider with a label for a value in a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(label(), nil, SliderPosition(value, bounds, nil, onEditingChanged))
  }

  /// Creates a slider with a label for a value in a range.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(label(), nil, SliderPosition(value, bounds, nil, onEditingChanged))
  }

  /// Creates a slider with labels of its ends for a value in a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label(),
      (minimumValueLabel(), maximumValueLabel()),
      SliderPosition(value, bounds, nil, onEditingChanged)
    )
  }

  /// Creates a slider with labels of its ends for a value in a range.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label(),
      (minimumValueLabel, maximumValueLabel),
      SliderPosition(value, bounds, nil, onEditingChanged)
    )
  }

  /// Creates a slider for a value in a range, in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {
    self.init(EmptyView(), nil, SliderPosition(value, bounds, V(step), onEditingChanged))
  }

  /// Creates a slider with a label for a value in a range, in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(label(), nil, SliderPosition(value, bounds, V(step), onEditingChanged))
  }

  /// Creates a slider with a label for a value in a range, in steps.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(label(), nil, SliderPosition(value, bounds, V(step), onEditingChanged))
  }

  /// Creates a slider with labels of its ends for a value in a range, in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label(),
      (minimumValueLabel(), maximumValueLabel()),
      SliderPosition(value, bounds, V(step), onEditingChanged)
    )
  }

  /// Creates a slider with labels of its ends for a value in a range, in steps.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label(),
      (minimumValueLabel, maximumValueLabel),
      SliderPosition(value, bounds, V(step), onEditingChanged)
    )
  }
}
