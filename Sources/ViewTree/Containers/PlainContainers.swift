/// A group of rows with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The type of the body.
  public typealias Body = Never

  /// Goes through header, content and footer.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    withUnsafePointer(to: view.pointee.header) { Parent._walk($0, &walk) }
    withUnsafePointer(to: view.pointee.content) { Content._walk($0, &walk) }
    withUnsafePointer(to: view.pointee.footer) { Footer._walk($0, &walk) }
  }

  /// As many rows as the content.
  public static var _rowCount: Int? { Content._rowCount }
}

@MainActor
extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with header and footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with header and footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

@MainActor
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

@MainActor
extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

@MainActor
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

@MainActor
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// Content that can be scrolled.
public struct ScrollView<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  /// The content.
  public var content: Content
  private let axes: Axis.Set

  /// Creates the scroll view; the closure is part of the body around it.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Goes through the content.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.eagerly { walk in
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }
}
