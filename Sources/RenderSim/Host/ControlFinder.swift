internal import ViewTree

/// Finds the control that a step names.
///
/// A control that was found is looked for in the content of the same view first, so that typing
/// costs what that view shows and not what the screen shows.
@MainActor
final class ControlFinder {
  private struct Known {
    let scope: InspectionScope
    let structureVersion: Int
  }

  private let graph: Graph
  private var known: [String: Known] = [:]

  init(graph: Graph) {
    self.graph = graph
  }

  /// The control called `name`, by identifier, else by label, else by its kind.
  ///
  /// - Parameters:
  ///   - name: An identifier, a label, or a kind such as `text field`.
  ///   - step: The step, for errors.
  ///   - inWhole: Whether the element is needed with what other views show in it.
  ///   - accepts: Whether an element takes the step.
  /// - Returns: The first control in what was presented last, else in the order of the screen.
  /// - Throws: `ReplayError` if there is none, or it is disabled.
  func find(
    _ name: String,
    for step: String,
    inWhole: Bool = false,
    where accepts: (Element) -> Bool
  ) throws(ReplayError) -> Element {
    if !inWhole, let known = known[name], known.structureVersion == graph.structureVersion {
      let elements = graph.withCurrent { known.scope.elements() }.flatMap(\.flattened)
      if let element = Self.match(name, elements, accepts) {
        return try enabled(element, name, step)
      }
    }
    let elements = inReach(graph.elements().flatMap(\.flattened))
    guard let element = Self.match(name, elements, accepts) else {
      throw missing(name, step, elements, accepts)
    }
    if let scope = element.scope, scope.standsAlone {
      known[name] = Known(scope: scope, structureVersion: graph.structureVersion)
    }
    return try enabled(element, name, step)
  }

  /// The elements, those in what was presented last before all others.
  private func inReach(_ elements: [Element]) -> [Element] {
    (elements.last { $0.kind.isPresented }?.flattened ?? []) + elements
  }

  private static func match(
    _ name: String,
    _ elements: [Element],
    _ accepts: (Element) -> Bool
  ) -> Element? {
    let candidates = elements.filter(accepts)
    return candidates.first { $0.identifier == name }
      ?? candidates.first { $0.label == name }
      ?? candidates.first { $0.kind.rawValue == name }
  }

  private func enabled(
    _ element: Element,
    _ name: String,
    _ step: String
  ) throws(ReplayError) -> Element {
    guard element.isEnabled else { throw .controlDisabled(step: step, control: name) }
    return element
  }

  private func missing(
    _ name: String,
    _ step: String,
    _ elements: [Element],
    _ accepts: (Element) -> Bool
  ) -> ReplayError {
    if let other = elements.first(where: { $0.identifier == name || $0.label == name }) {
      return .controlRejectsStep(step: step, control: name, kind: other.kind.rawValue)
    }
    var present: [String] = []
    for element in elements where accepts(element) {
      let name = element.identifier ?? element.label
      if !name.isEmpty, !present.contains(name) { present.append(name) }
    }
    return .controlNotFound(step: step, control: name, present: present)
  }
}
