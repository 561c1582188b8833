/// Content that is taken apart into its views, in the form that containers used before `Subview`.
///
/// - Note: Source: the interface of SwiftUI, where it is public with an underscore.
public enum _VariadicView {
  /// The root that arranges views.
  public typealias Root = _VariadicView_Root
  /// The views.
  public typealias Children = _VariadicView_Children
  /// A root that makes one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root that makes several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// A root that makes views.
  public typealias ViewRoot = _VariadicView_ViewRoot

  /// A root with the content that it arranges.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    /// The type of the body.
    public typealias Body = Never

    /// The root.
    public var root: Root
    /// The content.
    public var content: Content

    /// Has a root arrange content.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Has a root arrange content.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    /// Goes through what the root makes of the content.
    public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
      let root = view.pointee.root
      let group = GroupElementsOfContent<Content, Root.Body>(
        base: view.pointee.content,
        transform: { root.body(children: _VariadicView_Children(subviews: $0)) }
      )
      withUnsafePointer(to: group) { type(of: group)._walk($0, &walk) }
    }
  }
}

/// Arranges views.
public protocol _VariadicView_Root {}

/// Arranges views as views.
@MainActor
@preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the body.
  associatedtype Body: View

  /// What the root makes of the views.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view of views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes several views of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that content consists of.
nonisolated public struct _VariadicView_Children: View, RandomAccessCollection {
  /// The type of the body.
  public typealias Body = Never
  /// One of the views.
  public typealias Element = Subview

  let subviews: SubviewsCollection

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }

  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Goes through all views.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let all = ForEach(view.pointee.subviews) { $0 }
    withUnsafePointer(to: all) { type(of: all)._walk($0, &walk) }
  }
}
