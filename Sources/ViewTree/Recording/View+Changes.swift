extension View {
  /// Notes in the evaluation log why the body runs; for use as the first line of a body.
  ///
  /// The line is SwiftUI's: `CartScreen: @self, @identity, _coupon changed.` Nothing is printed,
  /// since the standard output belongs to reports.
  ///
  /// - Note: Source: OpenSwiftUI's `ChangedBodyProperty` tests, which run against Apple's framework.
  public static func _printChanges() {
    Graph.logChanges(of: Self.self)
  }

  /// Notes in the evaluation log why the body runs; the same as `_printChanges()`.
  public static func _logChanges() {
    Graph.logChanges(of: Self.self)
  }
}

extension ViewModifier {
  /// Notes in the evaluation log why the body runs; for use as the first line of a body.
  public static func _printChanges() {
    Graph.logChanges(of: Self.self)
  }

  /// Notes in the evaluation log why the body runs; the same as `_printChanges()`.
  public static func _logChanges() {
    Graph.logChanges(of: Self.self)
  }
}

extension Graph {
  /// Hands to the recorder what changed for the body of `type` that is being evaluated.
  fileprivate static func logChanges(of type: Any.Type) {
    guard let graph = current, let recorder = graph.recorder else { return }
    let name = String(reflecting: type)
    var changed: [String] = []
    if let node = graph.updatingNode as? any ViewNodeProtocol,
      node.descriptor.qualifiedName == name
    {
      changed = node.changedProperties
    }
    recorder.noteChanges("\(printed(name)): \(sentence(changed)).")
  }

  private static func sentence(_ changed: [String]) -> String {
    changed.isEmpty ? "unchanged" : changed.joined(separator: ", ") + " changed"
  }

  /// The name of a type with the types around it, without module and generic arguments.
  private static func printed(_ qualifiedName: String) -> String {
    let path = qualifiedName.prefix { $0 != "<" }
    return path.split(separator: ".").dropFirst()
      .filter { !$0.hasPrefix("(") }
      .joined(separator: ".")
  }
}
