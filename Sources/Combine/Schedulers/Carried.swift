/// An action that is handed to a queue.
///
/// `@unchecked` because, as in Combine, closures that are given to a scheduler need not be
/// Sendable: the publisher that gives them has no other use for what they captured.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
