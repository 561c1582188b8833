/// Controls for entering data.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/form.
public struct Form<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content

  /// Creates the form; the closure is part of the body around it.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Goes through the content, or through what a style makes of it.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let outer = walk.rows
    if !walk.isUpdate { walk.rows = RowContext(select: nil) }
    let isStyled = walk.styled(FormStyleConfiguration()) { parts in
      parts.add(FormStyleConfiguration.Content.self, view.pointee.content)
    }
    if !isStyled {
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
    walk.rows = outer
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form that a style is told about.
  public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}
