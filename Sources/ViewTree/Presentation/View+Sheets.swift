extension View {
  /// Presents a sheet while a flag is set.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet for an item; an item of another identity is another sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentationModifier(
        style: .sheet,
        item: item,
        identity: { AnyHashable($0.id) },
        onDismiss: onDismiss,
        content: content
      )
    )
  }

  /// Presents content over the whole screen while a flag is set.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents content over the whole screen for an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentationModifier(
        style: .cover,
        item: item,
        identity: { AnyHashable($0.id) },
        onDismiss: onDismiss,
        content: content
      )
    )
  }

  /// Presents a popover while a flag is set.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, isPresented, content: content)
  }

  /// Presents a popover for an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentationModifier(
        style: .popover,
        item: item,
        identity: { AnyHashable($0.id) },
        onDismiss: nil,
        content: content
      )
    )
  }
}

/// Where a popover is attached.
nonisolated public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// At a rectangle.
  case rect(Source)
  /// At a point of the view.
  case point(UnitPoint)

  /// A rectangle of a view.
  nonisolated public struct Source: Hashable, Sendable {
    private let name: String

    /// The bounds of the view.
    public static let bounds = Source(name: "bounds")
  }
}

/// Whether something is shown.
nonisolated public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the surroundings have it.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
