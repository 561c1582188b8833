/// A part of a screen, described by its body.
///
/// A view with a body is a boundary: its body is evaluated on its own, when its value from the
/// parent or something it read has changed. Everything else is part of the body it stands in.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/view.
@MainActor
@preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder var body: Body { get }

  /// Goes through the view's places, beside their nodes; only the engine calls it.
  static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk)

  /// The number of rows the view makes in a list, or nil where only its value tells.
  static var _rowCount: Int? { get }
}

extension View {
  /// Hands the view to a node of its own.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.composite(view)
  }

  /// The number of rows that the body makes.
  public static var _rowCount: Int? { Body._rowCount }
}

extension View where Body == Never {
  /// Never called: the view has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body. This is a defect in perfbudget.")
  }

  /// One row.
  public static var _rowCount: Int? { 1 }
}

extension Never: View {
  /// The type of the body.
  public typealias Body = Never

  /// Never called: there is no value of the type.
  public var body: Never {
    preconditionFailure("A value of 'Never' was asked for its body. This is a defect.")
  }

  /// Never called: there is no value of the type.
  public static func _walk(_ view: UnsafePointer<Never>, _ walk: inout _Walk) {}
}
