public import Foundation

/// Whether the bars of a scroll view are shown.
nonisolated public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As the surroundings have it.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden, unless a mouse is used.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether content bounces at its ends.
nonisolated public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling puts the keyboard away.
nonisolated public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What an anchor of a scroll view is used for.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where it begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where small content stands.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// Where margins apply.
nonisolated public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// To the bars.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
  /// To the content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
}

/// Whether an input scrolls.
nonisolated public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It does.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// An input that scrolls.
nonisolated public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// A look.
  public static let look = ScrollInputKind(name: "look")
  /// Moving a hand.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

/// How content fades at the edges.
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With a sharp line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Without a line.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Where a scroll view would stop.
nonisolated public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that would be seen.
  public var rect: CGRect
  /// The point of the part that counts.
  public var anchor: UnitPoint?
}

/// Where scrolling stops; never asked while simulating, since nothing slows down.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/scrolltargetbehavior.
@MainActor
@preconcurrency
public protocol ScrollTargetBehavior {
  /// What a behaviour knows about the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll view would stop.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a behaviour knows about the scroll view.
nonisolated public struct ScrollTargetBehaviorContext: Sendable {
  /// Where it was.
  public let originalTarget: ScrollTarget
  /// How fast it moves.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view.
  public let containerSize: CGSize
  /// The directions in which it can be scrolled.
  public let axes: Axis.Set
}

/// Stops at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}

  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one movement may pass.
  nonisolated public struct LimitBehavior: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = LimitBehavior(name: "automatic")
    /// One.
    public static let always = LimitBehavior(name: "always")
    /// One, in small scroll views.
    public static let never = LimitBehavior(name: "never")
    /// One.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// A few.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
  }

  private let limit: LimitBehavior

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
  }

  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Stops at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Stops at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Stops at views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
