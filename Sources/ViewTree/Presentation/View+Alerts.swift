extension View {
  /// Presents an alert while a flag is set; a tap on any of its buttons ends it.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(.alert, Text(titleKey), isPresented, actions(), EmptyView())
  }

  /// Presents an alert with a message while a flag is set; a tap on any of its buttons ends it.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alerting(.alert, Text(titleKey), isPresented, actions(), message())
  }

  /// Presents an alert about a value while a flag is set and there is a value.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alerting(.alert, Text(titleKey), isPresented, data.map(actions), EmptyView())
  }

  /// Presents an alert with a message about a value while a flag is set and there is a value.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alerting(.alert, Text(titleKey), isPresented, data.map(actions), data.map(message))
  }

  /// Presents an alert while a flag is set; a tap on any of its buttons ends it.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(.alert, Text(title), isPresented, actions(), EmptyView())
  }

  /// Presents an alert with a message while a flag is set; a tap on any of its buttons ends it.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alerting(.alert, Text(title), isPresented, actions(), message())
  }

  /// Presents an alert about a value while a flag is set and there is a value.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alerting(.alert, Text(title), isPresented, data.map(actions), EmptyView())
  }

  /// Presents an alert with a message about a value while a flag is set and there is a value.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alerting(.alert, Text(title), isPresented, data.map(actions), data.map(message))
  }

  /// Presents an alert while a flag is set; a tap on any of its buttons ends it.
  public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(.alert, title, isPresented, actions(), EmptyView())
  }

  /// Presents an alert with a message while a flag is set; a tap on any of its buttons ends it.
  public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alerting(.alert, title, isPresented, actions(), message())
  }

  /// Presents an alert about a value while a flag is set and there is a value.
  public func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alerting(.alert, title, isPresented, data.map(actions), EmptyView())
  }

  /// Presents an alert with a message about a value while a flag is set and there is a value.
  public func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alerting(.alert, title, isPresented, data.map(actions), data.map(message))
  }
}
