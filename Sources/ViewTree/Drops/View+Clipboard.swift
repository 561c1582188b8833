// MARK: The clipboard: nobody copies or pastes while simulating

extension View {
  /// Takes its action; the host does not paste.
  @preconcurrency public func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) -> some View {
    drawing("onPasteCommand", supportedContentTypes)
  }

  /// Takes its action; the host does not copy.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    drawing("onCopyCommand", payloadAction != nil)
  }

  /// Takes its action; the host does not cut.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    drawing("onCutCommand", payloadAction != nil)
  }

  /// Takes its action; the host does not press play.
  @preconcurrency public func onPlayPauseCommand(
    perform action: (@MainActor () -> Void)?
  ) -> some View {
    drawing("onPlayPauseCommand", action != nil)
  }

  /// Takes its values; the host does not copy.
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    drawing("copyable", ObjectIdentifier(T.self))
  }

  /// Takes its action; the host does not cut.
  @preconcurrency public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor () -> [T]
  ) -> some View {
    drawing("cuttable", ObjectIdentifier(T.self))
  }

  /// Takes its action; the host does not paste.
  @preconcurrency public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor ([T]) -> Void,
    validator: @escaping @MainActor ([T]) -> [T] = { $0 }
  ) -> some View {
    drawing("pasteDestination", ObjectIdentifier(T.self))
  }

  /// Takes its action; the host imports nothing.
  @preconcurrency public func importsItemProviders(
    _ contentTypes: [UTType],
    onImport: @escaping @MainActor ([NSItemProvider]) -> Bool
  ) -> some View {
    drawing("importsItemProviders", contentTypes)
  }
}
