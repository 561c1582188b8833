/// What content says about itself to the structure around it.
struct ViewTraits {
  /// How the content enters and leaves.
  var transition = AnyTransition.opacity
  /// The value by which a picker or a tab view knows the content.
  var tag: AnyHashable?
}
