// MARK: To the page for a value

extension NavigationLink where Destination == Never {
  /// Creates a link to the page for a value; without a value the link does nothing.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to the page for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
  }

  /// Creates a link with a title to the page for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
  }
}

// MARK: To a view

extension NavigationLink {
  /// Creates a link to a view, which is made at once.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination()))
  }

  /// Creates a link to a view, which is made at once.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination))
  }

  /// Creates a link to a view, whose page is there while a flag is set.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .flag(isActive, destination()))
  }

  /// Creates a link to a view, whose page is there while a flag is set.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .flag(isActive, destination))
  }

  /// Creates a link to a view, whose page is there while a value is selected.
  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .flag(selection.isEqual(to: tag), destination()))
  }

  /// Creates a link to a view, whose page is there while a value is selected.
  public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .flag(selection.isEqual(to: tag), destination))
  }

  /// Takes its argument; links in lists always look alike here.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    drawing("isDetailLink", isDetailLink)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view, which is made at once.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), target: .view(destination()))
  }

  /// Creates a link with a title to a view, which is made at once.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), target: .view(destination))
  }

  /// Creates a link with a title to a view, whose page is there while a flag is set.
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .flag(isActive, destination()))
  }

  /// Creates a link with a title to a view, whose page is there while a flag is set.
  public init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), target: .flag(isActive, destination))
  }

  /// Creates a link with a title to a view, whose page is there while a value is selected.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .flag(selection.isEqual(to: tag), destination()))
  }

  /// Creates a link with a title to a view, whose page is there while a value is selected.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(label: Text(titleKey), target: .flag(selection.isEqual(to: tag), destination))
  }

  /// Creates a link with a title to a view, which is made at once.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), target: .view(destination()))
  }

  /// Creates a link with a title to a view, which is made at once.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), target: .view(destination))
  }

  /// Creates a link with a title to a view, whose page is there while a flag is set.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), target: .flag(isActive, destination()))
  }

  /// Creates a link with a title to a view, whose page is there while a flag is set.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(label: Text(title), target: .flag(isActive, destination))
  }

  /// Creates a link with a title to a view, whose page is there while a value is selected.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), target: .flag(selection.isEqual(to: tag), destination()))
  }

  /// Creates a link with a title to a view, whose page is there while a value is selected.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(label: Text(title), target: .flag(selection.isEqual(to: tag), destination))
  }
}

extension Binding {
  /// A flag that is set while the value is `tag`; clearing it clears the value.
  fileprivate func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      DerivedLocation(location, { $0 == tag }) { location, isEqual in
        if isEqual {
          location.set(tag)
        } else if location.get() == tag {
          location.set(nil)
        }
      },
      value: nil
    )
  }
}
