/// What a view says about itself as a tab: its tag and its item in the bar.
@MainActor
struct TabTraits {
  var tag: AnyHashable?
  /// Goes through the label in the bar.
  var item: ((inout _Walk) -> Void)?
}

/// A view that says something about itself as a tab.
@MainActor
protocol TabTraitSource {
  func addTabTraits(to traits: inout TabTraits)
}

extension ModifiedContent: TabTraitSource where Content: View, Modifier: ViewModifier {
  func addTabTraits(to traits: inout TabTraits) {
    (content as? any TabTraitSource)?.addTabTraits(to: &traits)
    (modifier as? any TabTraitSource)?.addTabTraits(to: &traits)
  }
}

extension _TraitModifier: TabTraitSource {
  @MainActor func addTabTraits(to traits: inout TabTraits) {
    if case .tag(let tag) = trait { traits.tag = tag }
  }
}

/// A modifier that labels its content in the bar of a tab view.
public struct _TabItemModifier<Label: View>: ViewModifier, TabTraitSource {
  /// The type of the body.
  public typealias Body = Never

  let label: Label

  /// Goes through the content; the label belongs to the bar.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
  }

  func addTabTraits(to traits: inout TabTraits) {
    traits.item = { [label] walk in withUnsafePointer(to: label) { Label._walk($0, &walk) } }
  }
}

extension View {
  /// Labels the view in the bar of the tab view around it.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }
}
