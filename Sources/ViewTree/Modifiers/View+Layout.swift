public import Foundation

extension View {
  /// Adds space around the view, in points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    drawing("padding", Pair(edges, length))
  }

  /// Adds space around the view, in points.
  public func padding(_ length: CGFloat) -> some View {
    drawing("padding", length)
  }

  /// Gives the view a size, in points.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    drawing("frame", Pair(Pair(width, height), alignment))
  }

  /// Gives the view limits for its size, in points.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    drawing(
      "frame",
      Pair([minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight], alignment)
    )
  }

  /// Moves the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    drawing("offset", Pair(x, y))
  }

  /// Places the view, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    drawing("position", Pair(x, y))
  }

  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View {
    drawing("fixedSize", true)
  }

  /// Keeps the view at its ideal size in some directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    drawing("fixedSize", Pair(horizontal, vertical))
  }

  /// Says which views are given their space first.
  public func layoutPriority(_ value: Double) -> some View {
    drawing("layoutPriority", value)
  }

  /// Limits the number of lines.
  public func lineLimit(_ number: Int?) -> some View {
    drawing("lineLimit", number)
  }

  /// Places the lines of text against each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    drawing("multilineTextAlignment", alignment)
  }

  /// Says which view is drawn on top.
  public func zIndex(_ value: Double) -> some View {
    drawing("zIndex", value)
  }
}

/// Two values; unlike a tuple it is `Equatable` where they are.
struct Pair<First, Second> {
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension Pair: Equatable where First: Equatable, Second: Equatable {}
