/// One body evaluation: which view, where in the tree, and why.
public struct EvaluationRecord: Hashable, Sendable {
  /// The name of the view's type, without module and generic arguments: `CartLineRow`.
  public var view: String

  /// The view's identity: `CartScreen/CartListView/CartLineRow[id=7]`.
  public var path: String

  /// Why the body was evaluated; never empty.
  public var causes: [EvaluationCause]

  /// Whether the body's output was equal to the one before.
  public var isRedundant: Bool

  /// Creates a record of one evaluation.
  public init(view: String, path: String, causes: [EvaluationCause], isRedundant: Bool) {
    self.view = view
    self.path = path
    self.causes = causes
    self.isRedundant = isRedundant
  }
}
