/// A view that shows nothing.
nonisolated public struct EmptyView: View {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the view.
  public init() {}

  /// Nothing to go through.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {}

  /// No row.
  @MainActor public static var _rowCount: Int? { 0 }
}
