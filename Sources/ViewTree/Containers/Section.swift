/// A group of rows with a header and a footer.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/section.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?

  init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The type of the body.
  public typealias Body = Never

  /// Goes through header, content and footer; the content of a folded section is not made.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    if let isExpanded = view.pointee.isExpanded {
      walk.show(
        {
          var element = Element(.button)
          element.interactions.tap = { isExpanded.wrappedValue.toggle() }
          return element
        }()
      ) { walk in
        withUnsafePointer(to: view.pointee.header) { Parent._walk($0, &walk) }
      }
      walk.following(isExpanded, view.pointee.content)
    } else {
      withUnsafePointer(to: view.pointee.header) { Parent._walk($0, &walk) }
      withUnsafePointer(to: view.pointee.content) { Content._walk($0, &walk) }
    }
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

  /// Creates a section with a header that folds and unfolds it.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

@MainActor
extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
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

  /// Creates a section with a title that folds and unfolds it.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded
    )
  }

  /// Creates a section with a title that folds and unfolds it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded
    )
  }
}
