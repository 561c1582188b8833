internal import Testing

/// Counts what the code of a case runs, independently of the evaluation log.
@MainActor
enum Tally {
  /// How often each body ran, by the name it gave.
  fileprivate(set) static var bodies: [String: Int] = [:]
  /// How often each closure, initialiser or action ran, by the name it gave.
  fileprivate(set) static var closures: [String: Int] = [:]

  static func clear() {
    bodies = [:]
    closures = [:]
  }
}

/// Notes that the body of a view or modifier runs; `name` is the name of its type.
@MainActor
func evaluated(_ name: String) {
  Tally.bodies[name, default: 0] += 1
}

/// Notes that something other than a body runs: a row closure, an initialiser, an action.
@MainActor
func ran(_ name: String) {
  Tally.closures[name, default: 0] += 1
}
