public import Foundation

/// Views made from a collection, whose elements can be deleted, moved and inserted.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/dynamicviewcontent.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the content.
  public var data: Content.Data { content.data }
}

/// A modifier that says how elements of a collection are deleted and moved.
public struct _RowActionModifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  /// Goes through the content; its rows can be deleted or moved by the host.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let outer = walk.rows
    walk.rows = outer?.adding(delete: modifier.pointee.delete, move: modifier.pointee.move)
    Modified._walk(content, &walk)
    walk.rows = outer
  }
}

// Optional actions are bound to the main actor, unlike Apple's: of a plain optional closure, Swift
// 6.3 cannot type `condition ? nil : method`. To be removed when it can; CallShapeTests has it.
extension DynamicViewContent {
  /// Lets people delete elements; without an action they cannot.
  @preconcurrency public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_RowActionModifier(delete: action, move: nil))
  }

  /// Lets people move elements; without an action they cannot.
  @preconcurrency public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_RowActionModifier(delete: nil, move: action))
  }

  /// Takes its action; nothing is dropped while simulating.
  @preconcurrency public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(_DrawingModifier("onInsert", supportedContentTypes))
  }

  /// Takes its action; nothing is dropped while simulating.
  @preconcurrency public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(_DrawingModifier("dropDestination", ObjectIdentifier(payloadType)))
  }
}

/// A modifier that forbids deleting or moving the row it stands in.
public struct _RowLockModifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  /// What is forbidden.
  enum Lock: Hashable {
    case delete(Bool)
    case move(Bool)
    case selection(Bool)
  }

  let lock: Lock

  /// Goes through the content.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let lock = modifier.pointee.lock
    walk.changeRow { row in
      switch lock {
      case .delete(true): row.delete = nil
      case .move(true): row.move = nil
      case .selection(true): row.choose = nil
      case .delete(false), .move(false), .selection(false): break
      }
    }
    Modified._walk(content, &walk)
  }
}

extension View {
  /// Keeps the row that the view stands in from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowLockModifier(lock: .delete(isDisabled)))
  }

  /// Keeps the row that the view stands in from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowLockModifier(lock: .move(isDisabled)))
  }

  /// Keeps the row that the view stands in from being selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_RowLockModifier(lock: .selection(isDisabled)))
  }
}
