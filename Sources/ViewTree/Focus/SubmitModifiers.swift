/// A modifier that runs an action when a field in its content is submitted.
struct SubmitModifier: ViewModifier {
  typealias Body = Never

  let triggers: SubmitTriggers
  let action: () -> Void

  static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let outer = walk.attributes.submit
    let modifier = modifier.pointee
    walk.attributes.submit.insert(
      SubmitAction(triggers: modifier.triggers, action: modifier.action),
      at: 0
    )
    Modified._walk(content, &walk)
    walk.attributes.submit = outer
  }
}

/// A modifier that keeps submissions of its content from the actions around it.
struct SubmitScopeModifier: ViewModifier {
  typealias Body = Never

  let isBlocking: Bool

  static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    let outer = walk.attributes.submit
    if modifier.pointee.isBlocking { walk.attributes.submit = [] }
    Modified._walk(content, &walk)
    walk.attributes.submit = outer
  }
}

extension View {
  /// Runs an action when a field in the view is submitted; those inside run first.
  ///
  /// - Note: Source: developer.apple.com/documentation/swiftui/view/onsubmit(of:_:).
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions from the actions around the view.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }

  /// Says what the key for submitting is called.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    drawing("submitLabel", submitLabel)
  }
}

/// What can be submitted.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the key for submitting is called.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}
