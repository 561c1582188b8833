internal import ViewTree

// MARK: Lazy containers

extension RenderHost {
  /// Scrolls every lazy container on the screen by a number of rows, as one event.
  ///
  /// A negative number scrolls back. Containers stop at their first and last row.
  public func scroll(byRows count: Int) {
    perform { for window in graph.windows { window.window.scroll(by: count) } }
  }

  /// The rows in all lazy containers on the screen: how many have been made, and of how many.
  public var rows: (made: Int, total: Int) {
    graph.windows.reduce((0, 0)) { ($0.0 + $1.window.made, $0.1 + $1.window.total) }
  }
}
