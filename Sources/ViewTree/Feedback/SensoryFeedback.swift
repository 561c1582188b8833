/// What a person feels or hears when something happens; a simulated screen has no such device.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/sensoryfeedback.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy the things are that seem to meet.
  public struct Weight: Equatable, Sendable {
    private let name: String

    /// Small things.
    public static let light = Weight(name: "light")
    /// Things of middle size.
    public static let medium = Weight(name: "medium")
    /// Large things.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard the things are that seem to meet.
  public struct Flexibility: Equatable, Sendable {
    private let name: String

    /// Hard things.
    public static let rigid = Flexibility(name: "rigid")
    /// Things that give way a little.
    public static let solid = Flexibility(name: "solid")
    /// Things that give way.
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String
  private var weight: Weight?
  private var flexibility: Flexibility?
  private var intensity = 1.0

  private init(_ name: String) {
    self.name = name
  }

  /// A task is done.
  public static let success = SensoryFeedback("success")
  /// A task needs attention.
  public static let warning = SensoryFeedback("warning")
  /// A task has failed.
  public static let error = SensoryFeedback("error")
  /// Another thing is selected.
  public static let selection = SensoryFeedback("selection")
  /// A value has risen over a threshold.
  public static let increase = SensoryFeedback("increase")
  /// A value has fallen below a threshold.
  public static let decrease = SensoryFeedback("decrease")
  /// Something begins.
  public static let start = SensoryFeedback("start")
  /// Something ends.
  public static let stop = SensoryFeedback("stop")
  /// A thing that is dragged is in line with another.
  public static let alignment = SensoryFeedback("alignment")
  /// The pressure has reached another level.
  public static let levelChange = SensoryFeedback("levelChange")
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// Two things meet.
  public static let impact = SensoryFeedback("impact")

  /// Two things of a weight meet.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    var feedback = impact
    feedback.weight = weight
    feedback.intensity = intensity
    return feedback
  }

  /// Two things of a hardness meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    var feedback = impact
    feedback.flexibility = flexibility
    feedback.intensity = intensity
    return feedback
  }
}

extension View {
  /// Gives feedback when a value has changed.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Gives feedback when a value has changed in a way that the condition accepts.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Works out feedback when a value has changed.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping @MainActor () -> SensoryFeedback?
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback() }
  }

  /// Works out feedback from a value before and after it has changed.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { _ = feedback($0, $1) }
  }
}
