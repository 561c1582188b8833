public import Foundation

extension View {
  /// Presents an alert about an error while a flag is set.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let title = error.flatMap(\.errorDescription).map { Text(verbatim: $0) }
    return alerting(.alert, title, isPresented, actions(), EmptyView())
  }

  /// Presents an alert with a message about an error while a flag is set.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    let title = error.flatMap(\.errorDescription).map { Text(verbatim: $0) }
    return alerting(.alert, title, isPresented, error.map(actions), error.map(message))
  }

  /// Draws a picture in alerts and dialogs.
  public func dialogIcon(_ icon: Image?) -> some View { drawing("dialogIcon", icon) }

  /// Says how severe the alerts and dialogs of the view are.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    drawing("dialogSeverity", severity)
  }
}

/// How severe an alert is.
nonisolated public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = DialogSeverity(name: "automatic")
  /// As usual.
  public static let standard = DialogSeverity(name: "standard")
  /// More than usual.
  public static let critical = DialogSeverity(name: "critical")
}
