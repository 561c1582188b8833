extension _Walk {
  /// Goes through a view that is at hand as a value.
  mutating func content<Content: View>(_ view: Content) {
    withUnsafePointer(to: view) { Content._walk($0, &self) }
  }

  /// Goes through the view that names a control; what follows it in the control does not.
  mutating func name<Content: View>(_ view: Content) {
    content(view)
    if case .inspect(let inspector) = purpose { inspector.endName() }
  }
}

/// A view whose closure is run at its own place, when the place is gone through.
struct DeferredView<Content: View>: View {
  typealias Body = Never

  let make: () -> Content

  static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let make = view.pointee.make
    let (node, isNew) = walk.next { parent, environment in
      ContentNode<Bool, Content>(
        { _ in make() },
        input: true,
        parent: parent,
        environment: environment
      )
    }
    guard walk.isUpdate else { return walk.visit(node) }
    if isNew { node.run() } else { node.receive({ _ in make() }, input: true) }
  }
}
