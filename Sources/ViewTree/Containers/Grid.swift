public import Foundation

/// Views in rows and columns, all made at once.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/grid.
public struct Grid<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let layout: Pair<StackLayout, CGFloat?>

  /// Creates the grid; the closure is part of the body around it.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = Pair(StackLayout(alignment, horizontalSpacing), verticalSpacing)
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

/// One row of a grid.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/gridrow.
public struct GridRow<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let alignment: VerticalAlignment?

  /// Creates the row; the closure is part of the body around it.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Goes through the content.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
  }
}

extension View {
  /// Has the view take several columns of the grid around it.
  public func gridCellColumns(_ count: Int) -> some View { drawing("gridCellColumns", count) }

  /// Says where the view stands in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    drawing("gridCellAnchor", anchor)
  }

  /// Says where views stand in the column of the view.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    drawing("gridColumnAlignment", guide)
  }

  /// Keeps the view from asking for more room in the grid than others need.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    drawing("gridCellUnsizedAxes", axes)
  }
}
