public import Foundation

extension View {
  /// Shows views beside the content while a flag is set; they are made with the body around.
  public func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return presenting(.inspector, isPresented) { content }
  }

  /// Says how wide the inspector is, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    drawing("inspectorColumnWidth", width)
  }

  /// Says how wide the inspector may be, in points.
  public func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    drawing("inspectorColumnWidth", [min, ideal, max])
  }
}
