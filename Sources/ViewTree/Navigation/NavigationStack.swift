/// A root view and the pages that links push over it.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/navigationstack.
public struct NavigationStack<Data, Root: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let root: Root
  private let path: Binding<[AnyHashable]>?

  /// Goes through the root, then brings the pages up to date.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.navigation(view.pointee.path) { walk in
      // The root is stored first and so lies at the start.
      Root._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Root.self), &walk)
    }
  }

  /// Creates a stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a stack whose path lies behind a binding.
  public init(
    path: Binding<NavigationPath>,
    @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
    self.path = Binding<[AnyHashable]>(
      DerivedLocation(path.location, \.values) { location, values in
        location.set(NavigationPath(erased: values))
      },
      value: nil
    )
  }

  /// Creates a stack whose path is a collection of values of one type behind a binding.
  public init(
    path: Binding<Data>,
    @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = Binding<[AnyHashable]>(
      DerivedLocation(path.location, { $0.map { AnyHashable($0) } }) { location, values in
        location.set(Data(values.compactMap { $0.base as? Data.Element }))
      },
      value: nil
    )
  }
}

extension NavigationPath {
  fileprivate init(erased values: [AnyHashable]) {
    self.init()
    self.values = values
  }
}

extension _Walk {
  /// Goes through a navigation stack.
  mutating func navigation(
    _ path: Binding<[AnyHashable]>?,
    root: (inout _Walk) -> Void
  ) {
    let (node, _) = next { parent, environment in
      NavigationStackNode(parent: parent, environment: environment)
    }
    guard isUpdate || node.topmost === node.root else { return visit(node) }
    let outer = (environment, window, rows)
    (environment, window, rows) = (node.scope, nil, nil)
    descend(into: node.root, root)
    (environment, window, rows) = outer
    if isUpdate { node.receive(path) }
  }
}
