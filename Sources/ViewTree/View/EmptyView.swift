/// A view that shows nothing.
public struct EmptyView: View {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the view.
  public init() {}

  /// Nothing to go through.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {}

  /// No row.
  public static var _rowCount: Int? { 0 }
}
