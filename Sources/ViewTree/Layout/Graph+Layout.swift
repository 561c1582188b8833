package import Foundation
internal import Simulation

/// A place that depends on the size of the screen or on how far it is scrolled.
@MainActor
protocol LayoutReader: Node {
  /// Takes the new layout; the caller settles.
  func layoutChanged()
}

extension Graph {
  /// The size of the screen, in points.
  package var size: CGSize { layout.size }

  /// How far the scroll views are scrolled, in points.
  package var scrollOffset: CGPoint { layout.scrollOffset }

  /// Gives the screen another size, as turning the device does; the caller settles.
  package func resize(to size: CGSize) {
    guard size != layout.size else { return }
    layout.size = size
    for reader in layout.readers.values where reader.isAlive { reader.layoutChanged() }
  }

  /// Scrolls every scroll view, in points; the caller settles.
  package func scroll(by distance: CGPoint) {
    layout.scrollOffset.x = max(0, layout.scrollOffset.x + distance.x)
    layout.scrollOffset.y = max(0, layout.scrollOffset.y + distance.y)
    for reader in layout.readers.values where reader.isAlive { reader.layoutChanged() }
    notifyScrollObservers()
  }

  func addLayoutReader(_ reader: any LayoutReader) {
    layout.readers[ObjectIdentifier(reader)] = reader
  }

  func removeLayoutReader(_ reader: any LayoutReader) {
    layout.readers[ObjectIdentifier(reader)] = nil
  }
}

/// The layout of one screen.
@MainActor
struct ScreenLayout {
  var size: CGSize
  var scrollOffset = CGPoint.zero
  // The order does not matter: updates are ordered by depth.
  var readers: [ObjectIdentifier: any LayoutReader] = [:]
  /// Those who follow what people scroll, in the order of their making.
  var scrollObservers: [any ScrollObserver] = []

  init(_ settings: SimulationSettings) {
    size = CGSize(width: settings.size.width, height: settings.size.height)
  }
}
