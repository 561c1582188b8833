/// Several views, one after the other.
nonisolated public struct TupleView<each Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  /// The views.
  public var value: (repeat each Content)

  init(_ content: repeat each Content) {
    value = (repeat each content)
  }

  /// Goes through the views in order.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    repeat visit(each view.pointee.value, &walk)
  }

  @MainActor private static func visit<Part: View>(_ part: Part, _ walk: inout _Walk) {
    withUnsafePointer(to: part) { Part._walk($0, &walk) }
  }

  /// The sum of the rows of the views.
  @MainActor public static var _rowCount: Int? {
    var sum: Int? = 0
    for count in repeat (each Content)._rowCount {
      sum = count.flatMap { count in sum.map { $0 + count } }
    }
    return sum
  }
}
