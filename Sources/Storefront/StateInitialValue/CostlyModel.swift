import Observation

/// Counts the models that were made; nobody observes it.
final class Workshop {
  private(set) var count = 0

  func makeModel() -> CostlyModel {
    count += 1
    return CostlyModel()
  }
}

/// A model that is expensive to make.
@Observable
final class CostlyModel {
  var title = "Recommended"
}
