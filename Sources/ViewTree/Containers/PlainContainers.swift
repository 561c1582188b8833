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
