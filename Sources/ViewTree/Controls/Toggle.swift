/// A switch with a label.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/toggle.
public struct Toggle<Label: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let isOn: Binding<Bool>

  /// Creates a switch with a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.isOn = isOn
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
      // The label is stored first and so lies at the start.
      Label._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Label.self), &walk)
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
