/// Runs `body` where the compiler cannot see that the caller is on the main actor.
///
/// Conformances to protocols without isolation, such as `Collection`, are only used by bodies and
/// by the engine, which run on the main actor.
func onGraphThread<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    typealias Unisolated = () -> Result
    return unsafeBitCast(body, to: Unisolated.self)()
  }
}

/// Runs `body` with a value that need not be Sendable, since it stays on this thread.
func onGraphThread<Input, Result>(_ input: Input, _ body: @MainActor (Input) -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    typealias Unisolated = (Input) -> Result
    return unsafeBitCast(body, to: Unisolated.self)(input)
  }
}
