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

  /// Says at which heights a sheet may rest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    drawing("presentationDetents", detents)
  }

  /// Shows or hides the handle of a sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    drawing("presentationDragIndicator", visibility)
  }

  /// Keeps people from dismissing a sheet by dragging; the host's `dismiss` is not affected.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    drawing("interactiveDismissDisabled", isDisabled)
  }
}

/// Where a popover is attached.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// At a rectangle.
  case rect(Source)
  /// At a point of the view.
  case point(UnitPoint)

  /// A rectangle of a view.
  public struct Source: Hashable, Sendable {
    private let name: String

    /// The bounds of the view.
    public static let bounds = Source(name: "bounds")
  }
}

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  /// Half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(name: "large")

  /// A part of the screen, from 0 to 1.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the surroundings have it.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
