public import Foundation
internal import ViewTree

// MARK: Lazy containers

extension RenderHost {
  /// Scrolls every lazy container on the screen by a number of rows, as one event.
  ///
  /// A negative number scrolls back. Containers stop at their first and last row.
  public func scroll(byRows count: Int) {
    perform { graph.scroll(byRows: count) }
  }

  /// Scrolls every scroll view on the screen by a distance in points, as one event.
  ///
  /// One call is one frame of a movement. Lazy containers make rows by `scroll(byRows:)`.
  public func scroll(byPoints distance: CGFloat) {
    perform { graph.scroll(by: CGPoint(x: 0, y: distance)) }
  }

  /// Gives the screen another size in points, as turning the device does, as one event.
  public func resize(width: CGFloat, height: CGFloat) {
    perform { graph.resize(to: CGSize(width: width, height: height)) }
  }

  /// The rows in all lazy containers on the screen: how many have been made, and of how many.
  public var rows: (made: Int, total: Int) {
    graph.windows.reduce((0, 0)) { ($0.0 + $1.window.made, $0.1 + $1.window.total) }
  }
}
