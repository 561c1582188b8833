public import Foundation

/// Views one below the other; only those on screen, and a few beyond, are made.
public struct LazyVStack<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let layout: StackLayout

  /// Creates the stack.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(Alignment(horizontal: alignment, vertical: .center), spacing)
    self.content = content()
  }

  /// Goes through the content with a window of its own.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.lazily { walk in
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }
}

/// Views side by side; only those on screen, and a few beyond, are made.
public struct LazyHStack<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let layout: StackLayout

  /// Creates the stack.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(Alignment(horizontal: .center, vertical: alignment), spacing)
    self.content = content()
  }

  /// Goes through the content with a window of its own.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.lazily { walk in
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }
}

/// Which views of a lazy container stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension _Walk {
  /// Goes through the content of a lazy container.
  ///
  /// - Parameters:
  ///   - rows: What a list says to its rows; nil for other containers.
  ///   - itemsPerRow: The number of elements that stand side by side.
  ///   - body: Goes through the content.
  mutating func lazily(
    rows: RowContext? = nil,
    itemsPerRow: Int = 1,
    _ body: (inout _Walk) -> Void
  ) {
    let isList = rows != nil
    let (node, _) = next { parent, _ in WindowNode(parent: parent, isList: isList) }
    if isUpdate { node.window.itemsPerRow = itemsPerRow }
    let outer = (window, self.rows)
    (window, self.rows) = (node.window, isUpdate ? nil : rows)
    descend(into: node, body)
    (window, self.rows) = outer
  }
}
