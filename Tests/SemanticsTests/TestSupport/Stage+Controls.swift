internal import RenderSim
internal import Testing

extension Stage {
  /// Taps a control and expects the evaluations that follow from it.
  func tap(
    _ control: String,
    expecting bodies: [String: Int],
    closures: [String: Int]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: Never.self, sourceLocation: sourceLocation) { try host.tap(control) }
    expect(bodies, closures: closures, sourceLocation: sourceLocation)
  }

  /// Types text, one event per character, and expects the evaluations that follow from all of it.
  func type(
    _ text: String,
    into field: String,
    expecting bodies: [String: Int],
    closures: [String: Int]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: Never.self, sourceLocation: sourceLocation) {
      try host.type(text, into: field)
    }
    expect(bodies, closures: closures, sourceLocation: sourceLocation)
  }
}
