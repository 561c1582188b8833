/// One of two views, by a condition; the branch is part of the identity of what is in it.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// The type of the body.
  public typealias Body = Never

  /// Goes through the branch that is shown.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    switch view.pointee.storage {
    case .first(let content):
      walk.structure(.branch(0)) { walk in
        withUnsafePointer(to: content) { TrueContent._walk($0, &walk) }
      }
    case .second(let content):
      walk.structure(.branch(1)) { walk in
        withUnsafePointer(to: content) { FalseContent._walk($0, &walk) }
      }
    }
  }

  /// The number that both branches have in common; otherwise unknown.
  public static var _rowCount: Int? {
    let count = TrueContent._rowCount
    return count == FalseContent._rowCount ? count : nil
  }
}

extension Optional: View where Wrapped: View {
  /// The type of the body.
  public typealias Body = Never

  /// Goes through the wrapped view, if there is one.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    switch view.pointee {
    case let content?:
      walk.structure(.branch(1)) { walk in
        withUnsafePointer(to: content) { Wrapped._walk($0, &walk) }
      }
    case nil: walk.structure(.branch(0)) { _ in }
    }
  }

  /// Unknown, since it depends on the value.
  public static var _rowCount: Int? { nil }
}
