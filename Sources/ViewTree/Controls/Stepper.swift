public import Foundation

/// Buttons for more and less, with a label.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/stepper.
public struct Stepper<Label: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let press: (_ up: Bool) -> Void

  /// Creates a stepper; a press is one touch, from its beginning to its end.
  init(
    _ label: Label,
    _ onEditingChanged: @escaping (Bool) -> Void,
    press: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.press = { up in
      onEditingChanged(true)
      press(up)
      onEditingChanged(false)
    }
  }

  init<V: Strideable>(
    _ label: Label,
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>?,
    _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label, onEditingChanged) { up in
      let next = value.wrappedValue.advanced(by: up ? step : 0 - step)
      if bounds?.contains(next) != false { value.wrappedValue = next }
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

extension Stepper {
  /// Creates a stepper that does work of its own; nil for a direction that is not possible.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), onEditingChanged) { up in (up ? onIncrement : onDecrement)?() }
  }

  /// Creates a stepper that does work of its own; nil for a direction that is not possible.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), onEditingChanged) { up in (up ? onIncrement : onDecrement)?() }
  }

  /// Creates a stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, nil, step, onEditingChanged)
  }

  /// Creates a stepper for a value.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value, nil, step, onEditingChanged)
  }

  /// Creates a stepper for a value in a range; presses beyond it change nothing.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, bounds, step, onEditingChanged)
  }

  /// Creates a stepper for a value in a range; presses beyond it change nothing.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value, bounds, step, onEditingChanged)
  }

  /// Creates a stepper for a value, shown in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(label(), value, nil, step, onEditingChanged)
  }

  /// Creates a stepper for a value in a range, shown in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(label(), value, bounds, step, onEditingChanged)
  }
}
