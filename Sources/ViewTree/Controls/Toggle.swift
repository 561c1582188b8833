/// A switch with a label.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/toggle.
public struct Toggle<Label: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let isOn: Binding<Bool>
  /// Whether some of several sources are on and some off.
  private let isMixed: Bool

  init(_ label: Label, isOn: Binding<Bool>, isMixed: Bool = false) {
    self.label = label
    self.isOn = isOn
    self.isMixed = isMixed
  }

  /// Creates a switch with a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), isOn: isOn)
  }

  /// Creates a switch for several values, which is on where all of them are.
  public init<C: RandomAccessCollection>(
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), sources: sources, isOn: isOn)
  }

  init<C: RandomAccessCollection>(
    _ label: Label,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = bindings.map(\.wrappedValue)
    let isMixed = values.contains(true) && values.contains(false)
    self.init(
      label,
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { isOn in for binding in bindings { binding.wrappedValue = isOn } }
      ),
      isMixed: isMixed
    )
  }

  /// Shows the switch; a tap flips it.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.show(
      {
        var element = Element(.toggle)
        let isOn = view.pointee.isOn
        element.interactions.isOn = isOn
        element.interactions.tap = { isOn.wrappedValue.toggle() }
        return element
      }()
    ) { walk in
      let isStyled = walk.styled(
        ToggleStyleConfiguration(isOn: view.pointee.isOn, isMixed: view.pointee.isMixed)
      ) { parts in
        parts.add(ToggleStyleConfiguration.Label.self, view.pointee.label)
      }
      if isStyled { return }
      // The label is stored first and so lies at the start.
      Label._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Label.self), &walk)
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(Text(titleKey), isOn: isOn)
  }

  /// Creates a switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(Text(title), isOn: isOn)
  }

  /// Creates a switch with a title for several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(Text(titleKey), sources: sources, isOn: isOn)
  }

  /// Creates a switch with a title for several values.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(Text(title), sources: sources, isOn: isOn)
  }
}

extension Toggle where Label == ViewTree.Label<Text, Image> {
  /// Creates a switch with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(ViewTree.Label(titleKey, systemImage: systemImage), isOn: isOn)
  }

  /// Creates a switch with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(ViewTree.Label(title, systemImage: systemImage), isOn: isOn)
  }

  /// Creates a switch with a title and a symbol for several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(ViewTree.Label(titleKey, systemImage: systemImage), sources: sources, isOn: isOn)
  }

  /// Creates a switch with a title and a symbol for several values.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(ViewTree.Label(title, systemImage: systemImage), sources: sources, isOn: isOn)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the switch that a style is told about.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.label, isOn: configuration.$isOn, isMixed: configuration.isMixed)
  }
}
