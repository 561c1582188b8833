public import Foundation

/// A layout of any type; the views keep their state when the type changes.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/anylayout.
nonisolated public struct AnyLayout: Layout {
  private let layout: any Layout

  /// Creates the layout.
  public init<L: Layout>(_ layout: L) {
    self.layout = layout
  }

  /// As large as proposed.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Places nothing.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

/// A layout of the system; it places nothing while simulating.
nonisolated public protocol _SystemLayout: Layout where Cache == Void {}

nonisolated extension _SystemLayout {
  /// As large as proposed.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Places nothing.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

/// Views side by side.
nonisolated public struct HStackLayout: _SystemLayout, Hashable {
  /// Where views are placed from top to bottom.
  public var alignment: VerticalAlignment
  /// The distance between views, in points.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Views one below the other.
nonisolated public struct VStackLayout: _SystemLayout, Hashable {
  /// Where views are placed from side to side.
  public var alignment: HorizontalAlignment
  /// The distance between views, in points.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Views on top of each other.
nonisolated public struct ZStackLayout: _SystemLayout, Hashable {
  /// Where views are placed.
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

/// Views in rows and columns.
nonisolated public struct GridLayout: _SystemLayout, Hashable {
  /// Where views are placed in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points.
  public var verticalSpacing: CGFloat?

  /// Creates the layout.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// The first of several views that fits; since nothing is measured, that is the first one.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/viewthatfits.
nonisolated public struct ViewThatFits<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let axes: Axis.Set

  /// Creates the choice; the closure is part of the body around it.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
  }

  /// Goes through the first view.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    // The content is stored first and so lies at the start.
    let content = UnsafeRawPointer(view).assumingMemoryBound(to: Content.self)
    var first: any PartVisitor = FirstPart()
    visitParts(of: content, &first)
    guard let part = (first as? FirstPart)?.part else { return }
    func open<Part: View>(_ part: Part) {
      walk.structure(.type(ObjectIdentifier(Part.self))) { walk in
        withUnsafePointer(to: part) { Part._walk($0, &walk) }
      }
    }
    open(part)
  }

  /// One row.
  @MainActor public static var _rowCount: Int? { 1 }
}

/// Takes the first of several views.
@MainActor
private struct FirstPart: PartVisitor {
  var part: (any View)?

  mutating func visitPart<Part: View>(_ part: UnsafePointer<Part>) {
    if self.part == nil { self.part = part.pointee }
  }
}
