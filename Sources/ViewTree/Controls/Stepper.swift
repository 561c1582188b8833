/// Buttons for more and less, with a label.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/stepper.
public struct Stepper<Label: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let press: (_ up: Bool) -> Void

  private init(label: Label, press: @escaping (Bool) -> Void) {
    self.label = label
    self.press = press
  }

  /// Creates a stepper that does work of its own; nil for a direction that is not possible.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label()) { up in (up ? onIncrement : onDecrement)?() }
  }

  /// Creates a stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label()) { up in
      value.wrappedValue = value.wrappedValue.advanced(by: up ? step : 0 - step)
    }
  }

  /// Creates a stepper for a value in a range; presses beyond it change nothing.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label()) { up in
      let next = value.wrappedValue.advanced(by: up ? step : 0 - step)
      if bounds.contains(next) { value.wrappedValue = next }
    }
  }

  /// Shows the stepper.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.show(
      {
        var element = Element(.stepper)
        element.interactions.step = view.pointee.press
        return element
      }()
    ) { walk in
      // The label is stored first and so lies at the start.
      Label._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Label.self), &walk)
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) })
  }

  /// Creates a stepper with a title for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) })
  }

  /// Creates a stepper with a title for a value in a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }

  /// Creates a stepper with a title for a value in a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) })
  }

  /// Creates a stepper with a title that does work of its own.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}
