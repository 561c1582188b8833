/// A choice of a colour.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/colorpicker.
public struct ColorPicker<Label: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let selection: Binding<Color>

  private init(_ label: Label, _ selection: Binding<Color>) {
    self.label = label
    self.selection = selection
  }

  /// Creates a picker with a label of views.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection)
  }

  /// Shows the label.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.show(
      {
        var element = Element(.colorPicker)
        element.interactions.color = view.pointee.selection
        return element
      }()
    ) { $0.content(view.pointee.label) }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(Text(titleKey), selection)
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(Text(title), selection)
  }
}
