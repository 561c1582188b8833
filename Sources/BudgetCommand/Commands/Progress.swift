internal import BudgetKit
internal import RenderSim

/// Tells on a terminal which variant is being replayed; says nothing where nobody watches.
@MainActor
final class Progress {
  private let console: Console
  private let total: Int
  private var done = 0

  /// Creates a progress line.
  ///
  /// - Parameters:
  ///   - console: Where to tell.
  ///   - plans: What will be replayed.
  init(_ console: Console, _ plans: [ScenarioPlan]) {
    self.console = console
    total = plans.reduce(0) { $0 + $1.variants.count }
  }

  /// Shows that a replay begins.
  func begin(_ plan: ScenarioPlan, _ variant: ScreenVariant) {
    done += 1
    show("Replaying \(plan.scenario.name), \(variant.name) (\(done) of \(total))")
  }

  /// Removes the line.
  func end() { show("") }

  private func show(_ text: String) {
    guard console.isTerminal(.errors) else { return }
    console.write("\r\u{1B}[K\(text)", .errors)
  }
}
