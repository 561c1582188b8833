/// A modifier by which a view asks for the colour scheme of the whole screen.
nonisolated public struct _ColorSchemeModifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let scheme: ColorScheme?

  /// Goes through the content and notes the wish.
  @MainActor public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
    let (node, _) = walk.next { parent, _ in
      ColorSchemeNode(graph: parent.graph, parent: parent)
    }
    if walk.isUpdate { node.receive(modifier.pointee.scheme) }
  }

  private final class ColorSchemeNode: Node {
    func receive(_ scheme: ColorScheme?) {
      graph.colorSchemes.set(scheme, of: self)
    }

    override func dispose() {
      graph.colorSchemes.set(nil, of: self)
    }
  }
}

/// The colour schemes that views of a screen ask for.
@MainActor
final class PreferredColorSchemes {
  private unowned let graph: Graph
  private var wishes: [ObjectIdentifier: (depth: Int32, serial: Int, scheme: ColorScheme)] = [:]
  /// The scheme of the screen while nobody asks for one.
  private var standard: ColorScheme?

  init(_ graph: Graph) {
    self.graph = graph
  }

  /// Notes what a node asks for; the wish nearest to the root counts.
  func set(_ scheme: ColorScheme?, of node: Node) {
    let id = ObjectIdentifier(node)
    guard wishes[id]?.scheme != scheme else { return }
    wishes[id] = scheme.map { (node.depth, node.serial, $0) }
    graph.actions.append("preferredColorScheme") { [weak self] in self?.apply() }
  }

  private func apply() {
    let current = EnvironmentValues(graph.environment).colorScheme
    let standard = standard ?? current
    self.standard = standard
    let wish = wishes.values.min { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
    let wanted = wish?.scheme ?? standard
    if wanted != current { graph.setEnvironment { $0.colorScheme = wanted } }
  }
}

extension View {
  /// Asks for the colour scheme of the screen; with nil the screen keeps its own.
  ///
  /// - Note: Source: developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:).
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_ColorSchemeModifier(scheme: colorScheme))
  }

  /// Sets the colour scheme of the view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
