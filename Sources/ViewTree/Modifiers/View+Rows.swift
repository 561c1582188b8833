public import Foundation

// MARK: Rows and sections of lists: drawing only

extension View {
  /// Draws a view behind the row; it is made with the body around.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_LayerModifier(layer: view, side: .back, alignment: .center))
  }

  /// Says how far the content stands from the edges of its row, in points.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    drawing("listRowInsets", insets)
  }

  /// Says how far the content stands from some edges of its row, in points.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    drawing("listRowInsets", Pair(edges, length))
  }

  /// Shows or hides the lines above and below the row.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    drawing("listRowSeparator", Pair(visibility, edges))
  }

  /// Colours the lines above and below the row.
  public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    drawing("listRowSeparatorTint", Pair(color, edges))
  }

  /// Says how far rows stand from each other, in points.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    drawing("listRowSpacing", spacing)
  }

  /// Shows or hides the lines above and below the section.
  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    drawing("listSectionSeparator", Pair(visibility, edges))
  }

  /// Colours the lines above and below the section.
  public func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    drawing("listSectionSeparatorTint", Pair(color, edges))
  }

  /// Says how far sections stand from each other.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    drawing("listSectionSpacing", spacing)
  }

  /// Says how far sections stand from each other, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    drawing("listSectionSpacing", spacing)
  }

  /// Says how far sections stand from the edges, in points.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    drawing("listSectionMargins", Pair(edges, length))
  }

  /// Shows or hides the index of sections.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    drawing("listSectionIndexVisibility", visibility)
  }

  /// Labels the section in the index.
  public func sectionIndexLabel(_ label: Text?) -> some View {
    drawing("sectionIndexLabel", label?.string)
  }

  /// Labels the section in the index.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    drawing("sectionIndexLabel", label.map { String($0) })
  }

  /// Colours the symbols of rows.
  public func listItemTint(_ tint: ListItemTint?) -> some View { drawing("listItemTint", tint) }

  /// Colours the symbols of rows.
  public func listItemTint(_ tint: Color?) -> some View { drawing("listItemTint", tint) }

  /// Says how much the header of the section stands out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    drawing("headerProminence", prominence)
  }

  /// Colours every second row.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    drawing("alternatingRowBackgrounds", behavior)
  }

  /// Has the section folded by a control in its header, or not.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_LayerModifier(layer: content(), side: .front, alignment: .center))
  }
}

/// How far the sections of a list stand from each other.
nonisolated public struct ListSectionSpacing: Hashable, Sendable {
  private let value: CGFloat?

  /// As usual.
  public static let `default` = ListSectionSpacing(value: nil)
  /// Closer.
  public static let compact = ListSectionSpacing(value: 8)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(value: spacing)
  }
}

/// The colour of the symbols in rows.
nonisolated public struct ListItemTint: Hashable, Sendable {
  private let color: Color?
  private let isFixed: Bool

  /// Of one colour.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(color: tint, isFixed: true)
  }

  /// Of one colour, where the system does not say otherwise.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(color: tint, isFixed: false)
  }

  /// Without colour.
  public static let monochrome = ListItemTint(color: nil, isFixed: true)
}

/// Whether every second row is coloured.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let isEnabled: Bool?

  /// As the system has it.
  public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: nil)
  /// Coloured.
  public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
  /// Not coloured.
  public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}
