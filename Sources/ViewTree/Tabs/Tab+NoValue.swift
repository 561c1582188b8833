extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(titleKey), value: nil, role: nil)
  }

  /// Creates a tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(titleKey), value: nil, role: role)
  }

  /// Creates a tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(titleKey), value: nil, role: nil)
  }

  /// Creates a tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(titleKey), value: nil, role: role)
  }

  /// Creates a tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(title), value: nil, role: nil)
  }

  /// Creates a tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(title), value: nil, role: role)
  }

  /// Creates a tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(title), value: nil, role: nil)
  }

  /// Creates a tab with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: DefaultTabLabel(title), value: nil, role: role)
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label of views.
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(content: content(), label: label(), value: nil, role: role)
  }
}

extension Tab {
  /// Creates a tab with a label of views that is selected by a value.
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(content: content(), label: label(), value: value, role: role)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab in a role, labelled by the system.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: DefaultTabLabel("Search"), value: nil, role: role)
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab in a role, labelled by the system, that is selected by a value.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: DefaultTabLabel("Search"), value: value, role: role)
  }

  /// Creates a tab without a label that is selected by a value.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: DefaultTabLabel(""), value: value, role: nil)
  }
}

/// The title and the picture of a tab.
public struct DefaultTabLabel: View {
  /// The type of the body.
  public typealias Body = Never

  private let title: String

  @_disfavoredOverload
  init<S: StringProtocol>(_ title: S) {
    self.title = String(title)
  }

  init(_ titleKey: LocalizedStringKey) {
    title = titleKey.resolved
  }

  /// Shows the title.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    if !view.pointee.title.isEmpty {
      walk.show(Element(.text, text: view.pointee.title))
    }
  }
}
