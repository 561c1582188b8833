public import Foundation

/// Views side by side.
public struct HStack<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let layout: StackLayout

  /// Creates the stack; the closure is part of the body around it.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(Alignment(horizontal: .center, vertical: alignment), spacing)
    self.content = content()
  }

  /// Goes through the content.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    // The content is stored first and so lies at the start.
    walk.eagerly { walk in
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }
}

/// Views one below the other.
public struct VStack<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let layout: StackLayout

  /// Creates the stack; the closure is part of the body around it.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(Alignment(horizontal: alignment, vertical: .center), spacing)
    self.content = content()
  }

  /// Goes through the content.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    // The content is stored first and so lies at the start.
    walk.eagerly { walk in
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }
}

/// Views on top of each other.
public struct ZStack<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let layout: StackLayout

  /// Creates the stack; the closure is part of the body around it.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = StackLayout(alignment, nil)
    self.content = content()
  }

  /// Goes through the content.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    // The content is stored first and so lies at the start.
    walk.eagerly { walk in
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }
}

/// How a stack places its views.
struct StackLayout: Hashable {
  let alignment: Alignment
  let spacing: CGFloat?

  init(_ alignment: Alignment, _ spacing: CGFloat?) {
    self.alignment = alignment
    self.spacing = spacing
  }
}
