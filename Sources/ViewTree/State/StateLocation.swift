/// The storage of one `@State` property of one node.
final class StateLocation<Value>: Location<Value> {
  private weak let graph: Graph?
  private weak let owner: Node?
  /// The value after the transactions applied so far.
  private var applied: Value
  /// Values of transactions that still wait, oldest first, with their numbers.
  private var pending: [(transaction: Int, value: Value)] = []
  private var observers: [ObjectIdentifier: Node] = [:]

  /// The value that the view's initialiser gave, as far as it was worked out.
  var initial: StateInitialValue<Value>
  /// Whether an evaluation has read the value; a state that none has read invalidates nothing.
  let reading = ReadMark()
  /// Whether the value changed since the owner last looked.
  private var isChanged = false

  @MainActor
  init(_ initial: StateInitialValue<Value>, owner: Node) {
    self.initial = initial
    self.owner = owner
    graph = owner.graph
    applied = initial.resolved()
  }

  override func get() -> Value { pending.last?.value ?? applied }

  override func valueInUpdate() -> Value { applied }

  override var isUpdating: Bool { onGraphThread(graph) { $0?.isUpdating ?? false } }

  override func set(_ value: Value) { onGraphThread((self, value)) { $0.write($1) } }

  @MainActor
  private func write(_ value: Value) {
    guard let graph, let owner, owner.isAlive else {
      applied = value
      return
    }
    if let writer = graph.updatingNode {
      return graph.reportWrite(during: writer, of: "@State \(Value.self)")
    }
    guard !isSameValue(get(), value) else { return }
    let transaction = graph.transactions.current
    if pending.last?.transaction == transaction {
      pending[pending.count - 1].value = value
    } else {
      pending.append((transaction, value))
      graph.transactions.addMutation { [weak self] in self?.apply(transaction) }
    }
  }

  /// Makes the value of a transaction the applied one and has everybody concerned checked.
  @MainActor
  private func apply(_ transaction: Int) {
    guard let first = pending.first, first.transaction == transaction else { return }
    applied = first.value
    pending.removeFirst()
    isChanged = true
    owner?.invalidate(.check)
    for observer in observers.values { observer.invalidate(.check) }
  }

  /// Takes note of a change and returns whether there was one.
  func takeChange() -> Bool {
    defer { isChanged = false }
    return isChanged
  }

  override func addObserver(_ node: Node) { observers[ObjectIdentifier(node)] = node }

  override func removeObserver(_ node: Node) { observers[ObjectIdentifier(node)] = nil }
}
