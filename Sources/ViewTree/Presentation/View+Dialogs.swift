extension View {
  /// Presents a choice while a flag is set; a tap on any of its buttons ends it.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(.dialog, Text(titleKey), isPresented, actions(), EmptyView())
  }

  /// Presents a choice with a message while a flag is set; a tap on any of its buttons ends it.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alerting(.dialog, Text(titleKey), isPresented, actions(), message())
  }

  /// Presents a choice about a value while a flag is set and there is a value.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alerting(.dialog, Text(titleKey), isPresented, data.map(actions), EmptyView())
  }

  /// Presents a choice with a message about a value while a flag is set and there is a value.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alerting(.dialog, Text(titleKey), isPresented, data.map(actions), data.map(message))
  }

  /// Presents a choice while a flag is set; a tap on any of its buttons ends it.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(.dialog, Text(title), isPresented, actions(), EmptyView())
  }

  /// Presents a choice with a message while a flag is set; a tap on any of its buttons ends it.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alerting(.dialog, Text(title), isPresented, actions(), message())
  }

  /// Presents a choice about a value while a flag is set and there is a value.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alerting(.dialog, Text(title), isPresented, data.map(actions), EmptyView())
  }

  /// Presents a choice with a message about a value while a flag is set and there is a value.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alerting(.dialog, Text(title), isPresented, data.map(actions), data.map(message))
  }

  /// Presents a choice while a flag is set; a tap on any of its buttons ends it.
  public func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(.dialog, title, isPresented, actions(), EmptyView())
  }

  /// Presents a choice with a message while a flag is set; a tap on any of its buttons ends it.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alerting(.dialog, title, isPresented, actions(), message())
  }

  /// Presents a choice about a value while a flag is set and there is a value.
  public func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alerting(.dialog, title, isPresented, data.map(actions), EmptyView())
  }

  /// Presents a choice with a message about a value while a flag is set and there is a value.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alerting(.dialog, title, isPresented, data.map(actions), data.map(message))
  }
}
