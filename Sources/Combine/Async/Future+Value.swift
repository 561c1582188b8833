extension Future where Failure == Never {
  /// The value, once it is there.
  public final var value: Output {
    get async {
      let stream = ValueStream<Output, Never>()
      subscribe(stream)
      guard case .value(let value) = await stream.next().value else {
        preconditionFailure("A task that waited for a future was cancelled. Cancel it later.")
      }
      return value
    }
  }
}

extension Future {
  /// The value, once it is there.
  ///
  /// - Throws: The failure; `CancellationError` if the task is cancelled.
  @_disfavoredOverload
  public final var value: Output {
    get async throws {
      let stream = ValueStream<Output, Failure>()
      subscribe(stream)
      switch await stream.next().value {
      case .value(let value): return value
      case .end(let failure?): throw failure
      case .end(nil): throw CancellationError()
      }
    }
  }
}
