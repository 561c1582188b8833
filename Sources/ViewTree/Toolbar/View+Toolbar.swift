/// A modifier that puts items in the bars of the screen.
///
/// The items are part of the body around and shown as long as their view is.
public struct _ToolbarModifier<Items: View>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let items: Items

  /// Goes through the content, then the items.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
    let outer = (walk.attributes, walk.rows)
    (walk.attributes, walk.rows) = (ElementAttributes(), nil)
    walk.eagerly { walk in
      Items._walk(UnsafeRawPointer(modifier).assumingMemoryBound(to: Items.self), &walk)
    }
    (walk.attributes, walk.rows) = outer
  }
}

// Both take a trailing closure, as SwiftUI's do; what is in it tells them apart.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Puts views in the bar of the screen; they are made with the body around.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }

  /// Puts items in the bars of the screen; they are made with the body around.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: ToolbarView(content: content())))
  }

  /// Puts items that people can rearrange in the bars of the screen.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: ToolbarView(content: content())))
  }

  /// Shows or hides bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    drawing("toolbar", Pair(visibility, bars))
  }

  /// Shows or hides bars.
  public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    drawing("toolbarVisibility", Pair(visibility, bars))
  }

  /// Takes an item of the system away.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    drawing("toolbar", defaultItemKind)
  }

  /// Draws a style behind bars.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    drawing("toolbarBackground", Pair(style, bars))
  }

  /// Shows or hides what is behind bars.
  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    drawing("toolbarBackground", Pair(visibility, bars))
  }

  /// Shows or hides what is behind bars.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    drawing("toolbarBackgroundVisibility", Pair(visibility, bars))
  }

  /// Draws bars for light or dark surroundings.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    drawing("toolbarColorScheme", Pair(colorScheme, bars))
  }

  /// Gives the title of the page a menu, made when it is opened.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(_ToolbarModifier(items: ToolbarView(content: ToolbarTitleMenu(content: content))))
  }

  /// Says how large the title is.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    drawing("toolbarTitleDisplayMode", mode)
  }

  /// Says how the bar is used.
  public func toolbarRole(_ role: ToolbarRole) -> some View { drawing("toolbarRole", role) }
}

extension ToolbarContent {
  /// Draws glass behind the items together, or not.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    self
  }

  /// Names where a transition begins.
  public func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some ToolbarContent {
    self
  }

  /// Hides the items.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent { hidden ? nil : self }
}

extension CustomizableToolbarContent {
  /// Says how people can rearrange the items.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    self
  }

  /// Says whether the items are there at first.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic,
    options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    self
  }
}

/// How people can rearrange items.
nonisolated public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// In every way.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// By moving them.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// Not at all.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// What the system offers for rearranging items.
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The items are always offered.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
