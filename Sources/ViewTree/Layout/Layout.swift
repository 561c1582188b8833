public import Foundation

/// A way to place views, called with a closure of views.
///
/// Nothing is laid out while simulating, so only the views matter.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/layout.
nonisolated public protocol Layout: Sendable, Animatable {
  /// What is kept between calls.
  associatedtype Cache = Void

  /// The views.
  typealias Subviews = LayoutSubviews

  /// What the layout says about itself.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The space that the views want around them.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the views for a proposed one, in points.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Places the views.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Where a guide is, in points.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a guide is, in points.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

nonisolated extension Layout {
  /// Nothing.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Does nothing.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  /// The usual space.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Nowhere.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Nowhere.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Places the views of a closure, which is part of the body around it.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(content: content(), layout: self)
  }
}

nonisolated extension Layout where Cache == Void {
  /// Makes nothing.
  public func makeCache(subviews: Subviews) {}
}

/// The views that a layout places; none are ever asked for.
nonisolated public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  private var subviews: [LayoutSubview] = []

  /// The direction in which lines run.
  public var layoutDirection = LayoutDirection.leftToRight

  /// The index of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// A view.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// Some views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { self[Array(bounds)] }

  /// Some views.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    var part = self
    part.subviews = indices.map { subviews[$0] }
    return part
  }
}

/// A view that a layout places.
nonisolated public struct LayoutSubview: Equatable, Sendable {
  /// How early the view is given its space.
  public var priority: Double { 0 }

  /// The space that the view wants around it.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// What the view tells its container.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }

  /// The size of the view for a proposed one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The size of the view for a proposed one, and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Places the view.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}
}

/// Views in a layout.
nonisolated struct _LayoutView<L: Layout, Content: View>: View {
  typealias Body = Never

  let content: Content
  let layout: L

  @MainActor static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    // The content is stored first and so lies at the start.
    walk.eagerly { walk in
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }
}
