/// The state changes that wait to be applied, grouped by the transaction they were made in.
///
/// Changes of one event and one transaction are applied together, so they cost one evaluation;
/// a change in another transaction starts a group of its own.
@MainActor
final class TransactionQueue {
  /// The changes of one transaction.
  struct Group {
    let number: Int
    var transaction: Transaction
    var mutations: [() -> Void] = []
    var nodes: [(node: Node, reason: Node.Reasons)] = []

    /// Makes the values of the transaction the current ones.
    func apply() {
      for mutation in mutations { mutation() }
    }
  }

  @exclusivity(unchecked) private var groups: [Group] = []
  private var lastNumber = 0

  var isEmpty: Bool { groups.isEmpty }

  /// Whether changes of a transaction wait.
  func contains(_ transaction: Transaction) -> Bool {
    groups.contains { $0.transaction.group == transaction.group }
  }

  /// The number of the group that a change made now belongs to.
  var current: Int {
    _ = openGroup(.current)
    return groups[groups.count - 1].number
  }

  /// Adds a change to the current group.
  func addMutation(_ mutation: @escaping () -> Void) {
    _ = openGroup(.current)
    groups[groups.count - 1].mutations.append(mutation)
  }

  /// Adds a node that must be evaluated to the group of `transaction`.
  ///
  /// - Returns: Whether that began a new group behind others.
  func add(_ node: Node, _ reason: Node.Reasons, _ transaction: Transaction) -> Bool {
    let isNew = openGroup(transaction)
    let last = groups.count - 1
    groups[last].nodes.append((node, reason))
    return isNew && last > 0
  }

  /// Makes sure that the last group is one of `transaction`.
  private func openGroup(_ transaction: Transaction) -> Bool {
    if let last = groups.last, last.transaction.group == transaction.group { return false }
    lastNumber += 1
    groups.append(Group(number: lastNumber, transaction: transaction))
    return true
  }

  func popFirst() -> Group? {
    groups.isEmpty ? nil : groups.removeFirst()
  }

  func popLast() -> Group? {
    groups.popLast()
  }

  func append(_ group: Group) {
    groups.append(group)
  }

  func removeAll() {
    groups = []
  }
}
