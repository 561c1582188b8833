public import Foundation

/// The behaviour that depends on a version of the SDK, the system, or the device.
public struct SimulationSettings: Sendable {
  /// When the initial value of a `@State` property is worked out.
  public enum StateInitialValue: String, Hashable, Sendable {
    /// With each creation of the view, as in SDKs up to Xcode 26.
    case eager
    /// Once per place in the tree, as with the macro of Xcode 27.
    case lazy
  }

  /// When the initial value of a `@State` property is worked out.
  public var stateInitialValue = StateInitialValue.eager

  /// Whether making `$store.property` reads the property.
  public var bindableProjectionReads = true

  /// The number of rows that a lazy container shows; nil shows all of them.
  public var visibleRows: Int?

  /// The number of rows beyond the visible ones that a lazy container makes.
  public var prefetchedRows = 1

  /// How often a `List` runs the closure of a row that it makes; nil for 2 where `visibleRows`
  /// bounds the list, which then measures rows, and 1 otherwise.
  public var closureRunsPerNewListRow: Int?

  /// The number of times one change handler may run in one frame.
  public var handlerRunsPerFrame = 2

  /// The number of passes after which an update that does not settle is abandoned.
  public var passLimit = 100

  /// Whether a view is evaluated once more when it leaves because of a change it had read.
  public var evaluatesLeavingViews = true

  /// The size of the screen, in points.
  public var size = (width: 393.0, height: 852.0)

  /// The date when the screen is mounted.
  public var startDate = Date(timeIntervalSinceReferenceDate: 0)

  /// The number of frames in one second of an animation.
  public var framesPerSecond = 60

  /// Creates settings for current systems, where every row of a list is on screen.
  public init() {}
}
