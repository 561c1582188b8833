/// A way in which views enter and leave the screen.
///
/// Nothing moves while simulating, and the body of a transition is not evaluated.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/transition.
@MainActor
@preconcurrency
public protocol Transition {
  /// The type of the body.
  associatedtype Body: View

  /// The view that enters or leaves.
  typealias Content = PlaceholderContentView<Self>

  /// The view in one phase of its way.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition does.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition that moves something.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// A phase of the way of a view.
nonisolated public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to enter.
  case willAppear
  /// The view is there.
  case identity
  /// The view has left.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while and 1 after the view is there.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition does.
nonisolated public struct TransitionProperties: Hashable, Sendable {
  /// Whether it moves something.
  public var hasMotion: Bool

  /// Creates the properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// The view that a transition or an animation is applied to.
nonisolated public struct PlaceholderContentView<Value>: View {
  /// The type of the body.
  public typealias Body = Never

  /// The view, where it is known.
  let content: (any View)?

  /// Goes through the view.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    func open<Content: View>(_ content: Content) {
      withUnsafePointer(to: content) { Content._walk($0, &walk) }
    }
    if let content = view.pointee.content { open(content) }
  }
}

/// A transition that has a counterpart among those of any type.
protocol NamedTransition {
  nonisolated var erased: AnyTransition { get }
}

/// A transition of the system.
nonisolated public protocol _SystemTransition: Transition where Body == Content {}

extension _SystemTransition {
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

extension Transition {
  /// Both transitions at once.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: AnyTransition(self), second: AnyTransition(other))
  }

  /// The transition with an animation of its own.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    _CombinedTransition(first: AnyTransition(self), second: nil)
  }

  /// The view in one phase of its way.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { content }
}

/// Two transitions at once.
nonisolated struct _CombinedTransition: _SystemTransition, NamedTransition {
  let first: AnyTransition
  let second: AnyTransition?

  var erased: AnyTransition { second.map(first.combined) ?? first }
}
