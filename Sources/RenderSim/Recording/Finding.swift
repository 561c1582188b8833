/// Something wrong that the engine met while it went on; a scenario with findings is not green.
public struct Finding: Hashable, Sendable {
  /// What kinds of finding there are.
  public enum Kind: String, Hashable, Sendable {
    /// A body wrote to a model or to state while it was evaluated.
    case writeDuringBody
    /// An action kept triggering itself and was stopped.
    case updateLoop
    /// Two elements of one collection have the same identity.
    case duplicateIdentity
    /// A `ForEach` over a constant range was given another range.
    case constantRangeChanged
    /// Every element of a collection changed its identity at once.
    case identityChurn
    /// An object was missing from the environment.
    case missingEnvironmentObject
    /// An observable object announced a change on another thread than the main one.
    case publishedOffMainThread
    /// A task kept going on without waiting for anything.
    case endlessTask
  }

  /// The kind of finding.
  public var kind: Kind

  /// The view that was concerned, by type name.
  public var view: String

  /// The finding in one sentence, with the offending value in single quotes.
  public var message: String

  /// Creates a finding.
  public init(kind: Kind, view: String, message: String) {
    self.kind = kind
    self.view = view
    self.message = message
  }
}
