/// A view that is compared by its own `==`, whatever its type is made of.
public struct EquatableView<Content: View & Equatable>: View {
  /// The type of the body.
  public typealias Body = Never

  /// The view.
  public var content: Content

  /// Has `content` compared by its own `==`.
  public init(content: Content) {
    self.content = content
  }

  /// Goes through the view with its rule set.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.compareNextView(with: Content.self)
    withUnsafePointer(to: view.pointee.content) { Content._walk($0, &walk) }
  }

  /// The number of rows of the view.
  public static var _rowCount: Int? { Content._rowCount }
}

extension View where Self: Equatable {
  /// Has the view compared by its own `==`.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
