public import Foundation

/// The level of a heading, for assistive technology.
nonisolated public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// No level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// What a text is, for assistive technology.
nonisolated public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Any text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Commands.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// What a view does, for assistive technology.
nonisolated public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32

  private init(_ bits: UInt32) {
    self.bits = bits
  }

  /// Creates an empty set.
  public init() {
    bits = 0
  }

  /// A button.
  public static let isButton = AccessibilityTraits(1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(1 << 1)
  /// Something that is selected.
  public static let isSelected = AccessibilityTraits(1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(1 << 3)
  /// A field to search.
  public static let isSearchField = AccessibilityTraits(1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(1 << 5)
  /// Something that plays a sound of its own.
  public static let playsSound = AccessibilityTraits(1 << 6)
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(1 << 7)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(1 << 8)
  /// What sums up the screen.
  public static let isSummaryElement = AccessibilityTraits(1 << 9)
  /// What changes often.
  public static let updatesFrequently = AccessibilityTraits(1 << 10)
  /// What starts a medium.
  public static let startsMediaSession = AccessibilityTraits(1 << 11)
  /// What takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(1 << 12)
  /// What turns a page.
  public static let causesPageTurn = AccessibilityTraits(1 << 13)
  /// What stands over everything else.
  public static let isModal = AccessibilityTraits(1 << 14)
  /// A switch.
  public static let isToggle = AccessibilityTraits(1 << 15)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(1 << 16)

  /// The traits of both sets.
  public func union(_ other: Self) -> Self { Self(bits | other.bits) }
  /// The traits in both sets.
  public func intersection(_ other: Self) -> Self { Self(bits & other.bits) }
  /// The traits in exactly one set.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits ^ other.bits) }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  /// Keeps only those of another set.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  /// Keeps those in exactly one set.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
  /// Whether all traits of `member` are there.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }

  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  /// Takes traits away.
  @discardableResult
  public mutating func remove(_ member: Self) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  /// Adds traits.
  @discardableResult
  public mutating func update(with newMember: Self) -> AccessibilityTraits? {
    let before = intersection(newMember)
    bits |= newMember.bits
    return before.bits == 0 ? nil : before
  }
}

/// What becomes of the views in an element, for assistive technology.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are passed over.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay elements.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They become one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// An action of assistive technology.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: Text

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(named: Text(verbatim: "default"))
  /// What ends something.
  public static let escape = AccessibilityActionKind(named: Text(verbatim: "escape"))
  /// What a tap with two fingers does.
  public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "magicTap"))
  /// What deletes.
  public static let delete = AccessibilityActionKind(named: Text(verbatim: "delete"))
  /// What shows a menu.
  public static let showMenu = AccessibilityActionKind(named: Text(verbatim: "showMenu"))

  /// Creates an action with a name.
  public init(named name: Text) {
    self.name = name
  }
}

/// A group of actions of assistive technology.
nonisolated public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Text

  /// Other actions.
  public static let `default` = AccessibilityActionCategory(Text(verbatim: "default"))
  /// Actions that change a text.
  public static let edit = AccessibilityActionCategory(Text(verbatim: "edit"))

  /// Creates a group with a name.
  public init(_ name: Text) {
    self.name = name
  }

  /// Creates a group with a name.
  public init(_ nameKey: LocalizedStringKey) {
    name = Text(nameKey)
  }

  /// Creates a group with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) {
    self.name = Text(name)
  }
}

/// A direction in which a value is changed.
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// What assistive technology zooms.
nonisolated public struct AccessibilityZoomGestureAction: Sendable {
  /// In or out.
  public enum Direction: Hashable, Sendable {
    /// In.
    case zoomIn
    /// Out.
    case zoomOut
  }

  /// In or out.
  public let direction: Direction
  /// Where, in fractions of the size.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}

/// What is read out of the details of a view.
nonisolated public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let label: Text
  private let id: String

  /// Creates a key with an identity.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with an identity.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Creates a key that is its own identity.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey), id: labelKey.resolved)
  }
}

/// How important details of a view are, and which of a label's views there are.
nonisolated public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// What is labelled.
  case content
}

/// What people with a special need see of the screen.
nonisolated public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  /// One bit a technology.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What reads the screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// What goes from control to control.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
