/// A part of a screen, described by its body.
@MainActor
@preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view consists of.
  var body: Body { get }
}
extension Never: View {
  /// Never called.
  public var body: Never { fatalError("A view without a body was asked for it.") }
}
/// A view whose type is hidden.
public struct AnyView: View {
  /// Hides the type of `view`.
  public init(_ view: some View) {}
  /// Not used.
  public var body: Never { fatalError("A view without a body was asked for it.") }
}
