/// A choice of one of several values.
///
/// Each choice is a view in the content that has the value as its tag, or the identity of the
/// element of a `ForEach`. The picker follows its selection by itself.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/picker.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let content: Content
  private let choose: (SelectionValue) -> Void

  private init(
    _ label: Label,
    _ content: Content,
    choose: @escaping (SelectionValue) -> Void
  ) {
    self.label = label
    self.content = content
    self.choose = choose
  }

  init(_ label: Label, _ selection: Binding<SelectionValue>, _ content: Content) {
    self.init(label, content) { selection.wrappedValue = $0 }
  }

  init<C: RandomAccessCollection>(
    _ label: Label,
    _ sources: C,
    _ selection: KeyPath<C.Element, Binding<SelectionValue>>,
    _ content: Content
  ) {
    self.init(label, content) { value in
      for source in sources { source[keyPath: selection].wrappedValue = value }
    }
  }

  /// Shows the label and the choices.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let picker = view.pointee
    let choose: (AnyHashable) -> Bool = { tag in
      guard let value = tag.base as? SelectionValue else { return false }
      picker.choose(value)
      return true
    }
    walk.show(
      {
        var element = Element(.picker)
        element.interactions.choose = choose
        return element
      }()
    ) { walk in
      walk.name(picker.label)
      walk.attributes.choose = choose
      walk.content(picker.content)
      walk.attributes.choose = nil
    }
  }
}

extension Picker {
  /// Creates a picker with a label of views.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, content())
  }

  /// Creates a picker with a label of views and one of the current value, which is only drawn.
  public init<V: View>(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    _ = currentValueLabel()
    self.init(label(), selection, content())
  }

  /// Creates a picker with a label of views.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label, selection, content())
  }

  /// Creates a picker for several values.
  public init<C: RandomAccessCollection>(
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), sources, selection, content())
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), selection, content())
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), selection, content())
  }

  /// Creates a picker with a title and a label of the current value, which is only drawn.
  public init<V: View>(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    _ = currentValueLabel()
    self.init(Text(titleKey), selection, content())
  }

  /// Creates a picker with a title and a label of the current value, which is only drawn.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    _ = currentValueLabel()
    self.init(Text(title), selection, content())
  }

  /// Creates a picker with a title for several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), sources, selection, content())
  }

  /// Creates a picker with a title for several values.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), sources, selection, content())
  }
}

extension Picker where Label == ViewTree.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(ViewTree.Label(titleKey, systemImage: systemImage), selection, content())
  }

  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(ViewTree.Label(title, systemImage: systemImage), selection, content())
  }
}

extension View {
  /// Says in how many columns a picker in groups shows its choices.
  public func horizontalRadioGroupLayout() -> some View {
    drawing("horizontalRadioGroupLayout", true)
  }

  /// Says how much room a picker on a wheel takes.
  public func defaultWheelPickerItemHeight(_ height: Double) -> some View {
    drawing("defaultWheelPickerItemHeight", height)
  }
}
