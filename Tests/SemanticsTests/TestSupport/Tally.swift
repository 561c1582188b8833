internal import Testing

/// Counts what the code of a case runs, independently of the evaluation log.
///
/// Each test has counts of its own, since tests that wait take turns with others.
@MainActor
enum Tally {
  private struct Counts {
    var bodies: [String: Int] = [:]
    var closures: [String: Int] = [:]
  }

  private static var counts: [Test.ID?: Counts] = [:]

  private static var current: Counts {
    get { counts[Test.current?.id, default: Counts()] }
    set { counts[Test.current?.id] = newValue }
  }

  /// How often each body ran, by the name it gave.
  static var bodies: [String: Int] { current.bodies }
  /// How often each closure, initialiser or action ran, by the name it gave.
  static var closures: [String: Int] { current.closures }

  static func clear() {
    current = Counts()
  }

  fileprivate static func addBody(_ name: String) {
    counts[Test.current?.id, default: Counts()].bodies[name, default: 0] += 1
  }

  fileprivate static func addClosure(_ name: String) {
    counts[Test.current?.id, default: Counts()].closures[name, default: 0] += 1
  }
}

/// Notes that the body of a view or modifier runs; `name` is the name of its type.
@MainActor
func evaluated(_ name: String) {
  Tally.addBody(name)
}

/// Notes that something other than a body runs: a row closure, an initialiser, an action.
@MainActor
func ran(_ name: String) {
  Tally.addClosure(name)
}
