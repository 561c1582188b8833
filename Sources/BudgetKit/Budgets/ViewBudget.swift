/// How many body evaluations after mounting a view may have, in one variant.
///
/// A level that is missing sets no limit: a budget with only `warn` never fails.
package struct ViewBudget: Hashable, Sendable {
  /// The view type, with its place in the file.
  package var view: Located<String>

  /// The greatest number that is within budget; nil for no limit.
  package var limit: Int?

  /// The greatest number that raises no warning; nil for no warning.
  package var warn: Int?

  /// Creates a budget.
  package init(view: Located<String>, limit: Int? = nil, warn: Int? = nil) {
    self.view = view
    self.limit = limit
    self.warn = warn
  }
}

/// The budget of one variant.
package struct VariantBudget: Hashable, Sendable {
  /// The variant, with its place in the file.
  package var variant: Located<String>

  /// The budgets of its views, in the order of the file.
  package var views: [ViewBudget]

  /// Creates a budget.
  package init(variant: Located<String>, views: [ViewBudget]) {
    self.variant = variant
    self.views = views
  }
}

// MARK: - JSON

extension VariantBudget {
  /// Reads the budget of one variant: view names with a number or with `limit` and `warn`.
  package init(variant: Located<String>, _ field: JSONField) throws(JSONError) {
    self.variant = variant
    views = []
    for (view, budget) in try field.members() {
      views.append(try ViewBudget(view: view, budget))
    }
  }
}

extension ViewBudget {
  fileprivate init(view: Located<String>, _ field: JSONField) throws(JSONError) {
    self.view = view
    guard case .object = field.node.value else {
      limit = try field.integer(in: 0...Int.max)
      return
    }
    try field.allowKeys(["limit", "warn"])
    limit = try field.optional("limit")?.integer(in: 0...Int.max)
    warn = try field.optional("warn")?.integer(in: 0...(limit ?? Int.max))
  }
}
