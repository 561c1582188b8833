/// How far something is that has to be loaded.
enum LoadingState<Value> {
  /// Nobody has asked for it.
  case idle
  /// Somebody waits for it.
  case loading
  /// It is there.
  case loaded(Value)
  /// It cannot be had; says why.
  case failed(String)
}

// MARK: - Equatable

extension LoadingState: Equatable where Value: Equatable {}
