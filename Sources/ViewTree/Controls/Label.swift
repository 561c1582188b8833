/// A title with an icon.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/label.
public struct Label<Title: View, Icon: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let title: Title
  private let icon: Icon

  /// Creates a label of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  private init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  /// Goes through title and icon, or through what a style makes of them.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.show(Element(.label)) { walk in
      let isStyled = walk.styled(LabelStyleConfiguration()) { parts in
        parts.add(LabelStyleConfiguration.Title.self, view.pointee.title)
        parts.add(LabelStyleConfiguration.Icon.self, view.pointee.icon)
      }
      if isStyled { return }
      withUnsafePointer(to: view.pointee.title) { Title._walk($0, &walk) }
      withUnsafePointer(to: view.pointee.icon) { Icon._walk($0, &walk) }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// Creates a label with a picture of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }

  /// Creates a label with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Creates a label with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style is told about.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}
