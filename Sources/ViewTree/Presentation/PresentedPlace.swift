/// Something that was presented or pushed and can be taken away again.
@MainActor
package protocol PresentedPlace: Node {
  /// Whether it is a page of a navigation stack, rather than something over the screen.
  var isPage: Bool { get }

  /// Whether dragging it down is without effect.
  var isHeld: Bool { get }

  /// Writes that it shall go away; the caller settles.
  func dismiss()
}

extension PresentedPlace {
  package var isHeld: Bool { false }
}

extension Graph {
  /// Notes that a place presents something from now on.
  func didPresent(_ place: any PresentedPlace) {
    presented.append(place)
    structureChanged()
  }

  /// Notes that what a place presented is gone.
  func didDismiss(_ place: any PresentedPlace) {
    presented.removeAll { $0 === place }
    structureChanged()
  }
}

/// What a dismiss action acts on.
@MainActor
final class DismissTarget {
  private weak var node: Node?

  init(_ place: any PresentedPlace) {
    node = place
  }

  func dismiss() {
    guard let place = node as? any PresentedPlace, place.isAlive else { return }
    place.dismiss()
  }
}
