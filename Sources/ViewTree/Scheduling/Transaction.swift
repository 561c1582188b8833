/// The context of a state change: whether, and how, it is animated.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/transaction.
public struct Transaction {
  /// The animation, or nil where changes take effect at once.
  public var animation: Animation?

  /// Whether views may not add animations of their own.
  public var disablesAnimations = false

  /// Whether the change comes from a continuous interaction, such as a drag.
  public var isContinuous = false

  /// What runs when the animations of the transaction are complete.
  var completions: AnimationCompletions?

  /// What makes changes of one `withTransaction` call belong together; 0 outside of any.
  var group = 0

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// Has `completion` run when the transaction's animations are complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping @MainActor () -> Void
  ) {
    completions = AnimationCompletions((completions?.entries ?? []) + [(criteria, completion)])
  }
}

extension Transaction {
  /// The transaction of the code that runs now.
  @MainActor static var current = Transaction()

  /// The number of the latest group.
  @MainActor private static var lastGroup = 0

  fileprivate func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (inner, outer) = onGraphThread(self) { $0.begin() }
    defer { onGraphThread((inner, outer)) { $0.end($1) } }
    return try body()
  }

  /// Makes a new group of the transaction the current one.
  ///
  /// - Returns: The group, and what was current before.
  @MainActor
  private func begin() -> (inner: Transaction, outer: Transaction) {
    var inner = self
    Self.lastGroup += 1
    inner.group = Self.lastGroup
    let outer = Self.current
    Self.current = inner
    return (inner, outer)
  }

  @MainActor
  private func end(_ outer: Transaction) {
    Self.current = outer
    // A transaction that changed nothing is complete as well.
    Graph.atWork?.scheduleIfUnused(self)
  }
}

/// Runs `body` so that its state changes belong to `transaction`.
///
/// - Parameters:
///   - transaction: The context of the changes.
///   - body: Makes the changes.
/// - Returns: What `body` returns.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try transaction.run(body)
}

/// Runs `body` so that its state changes are animated.
///
/// - Parameters:
///   - animation: The animation.
///   - body: Makes the changes.
/// - Returns: What `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaction(animation: animation).run(body)
}

/// Runs `body` so that its state changes are animated, then `completion` when they are done.
///
/// - Parameters:
///   - animation: The animation.
///   - completionCriteria: When the animation counts as done.
///   - body: Makes the changes.
///   - completion: Runs when virtual time has reached the end of the animation.
/// - Returns: What `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try transaction.run(body)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isLogical: Bool

  /// When the animation has reached its end value, apart from a small settling motion.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)

  /// When the animation has left the screen.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}
