public import Foundation

/// The size and place of one column, or row, of a lazy grid.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/griditem.
nonisolated public struct GridItem: Hashable, Sendable {
  /// How wide a column is, in points.
  public enum Size: Hashable, Sendable {
    /// Of one width.
    case fixed(CGFloat)
    /// As wide as there is room for, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as there is room for, within limits for each.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The space to the next column, in points.
  public var spacing: CGFloat?
  /// Where views stand in their cells.
  public var alignment: Alignment?

  /// Creates a column.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The number of columns that a description gives in a width, in points.
  fileprivate static func count(_ items: [GridItem], in width: CGFloat) -> Int {
    var fixed: CGFloat = 0
    var adaptive: [(minimum: CGFloat, spacing: CGFloat)] = []
    var count = 0
    for item in items {
      let spacing = item.spacing ?? 8
      switch item.size {
      case .fixed(let size): (count, fixed) = (count + 1, fixed + size + spacing)
      case .flexible(let minimum, _): (count, fixed) = (count + 1, fixed + minimum + spacing)
      case .adaptive(let minimum, _): adaptive.append((minimum, spacing))
      }
    }
    let room = max(0, width - fixed) / CGFloat(max(1, adaptive.count))
    for (minimum, spacing) in adaptive {
      count += max(1, Int((room + spacing) / max(1, minimum + spacing)))
    }
    return max(1, count)
  }
}

/// Views in columns; only the rows on screen, and a few beyond, are made.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/lazyvgrid.
public struct LazyVGrid<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let columns: [GridItem]
  private let layout: StackLayout

  /// Creates the grid; the closure is part of the body around it.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    layout = StackLayout(Alignment(horizontal: alignment, vertical: .center), spacing)
    self.content = content()
  }

  /// Goes through the content with a window of its own.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let count = GridItem.count(view.pointee.columns, in: walk.graph.layout.size.width)
    walk.lazily(itemsPerRow: count) { walk in
      // The content is stored first and so lies at the start.
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }
}

/// Views in rows that grow sideways; only those on screen, and a few beyond, are made.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/lazyhgrid.
public struct LazyHGrid<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let rows: [GridItem]
  private let layout: StackLayout

  /// Creates the grid; the closure is part of the body around it.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    layout = StackLayout(Alignment(horizontal: .center, vertical: alignment), spacing)
    self.content = content()
  }

  /// Goes through the content with a window of its own.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let count = GridItem.count(view.pointee.rows, in: walk.graph.layout.size.height)
    walk.lazily(itemsPerRow: count) { walk in
      // The content is stored first and so lies at the start.
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }
}
