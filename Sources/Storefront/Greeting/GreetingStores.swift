import Observation

/// What the greeting screen needs of its model.
protocol GreetingModel: AnyObject, Observable {
  /// The name as it was typed.
  var name: String { get set }

  /// The greeting, with the name without surrounding spaces.
  var greeting: String { get }
}

extension GreetingModel {
  /// The greeting for a name.
  fileprivate func greeting(for name: String) -> String {
    let words = name.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? "Welcome" : "Welcome, \(words)"
  }
}

/// Works the greeting out when it is read: who shows it depends on the name.
@Observable
final class ComputedGreeting: GreetingModel {
  var name = ""

  var greeting: String { greeting(for: name) }
}

/// Keeps the greeting up to date: who shows it depends on the greeting alone.
@Observable
final class KeptGreeting: GreetingModel {
  var name = "" {
    didSet { greeting = greeting(for: name) }
  }

  private(set) var greeting = "Welcome"
}
