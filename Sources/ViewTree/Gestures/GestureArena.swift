/// A gesture around an element, its type hidden.
@MainActor
package struct GestureTarget {
  /// How a gesture gets along with others.
  enum Priority {
    case normal
    case high
    case simultaneous
  }

  let priority: Priority
  package let kinds: _GestureKinds
  /// Hands the gesture what a person does; true where it is taken.
  let respond: (_GestureEvent) -> Bool
}

/// The gestures around one element, of which one is given what a person does.
@MainActor
package struct GestureArena {
  private let gestures: [GestureTarget]

  /// Creates an arena of gestures, the outermost first.
  package init(_ gestures: [GestureTarget]) {
    self.gestures = gestures
  }

  /// Hands on what a person does: to gestures of high priority from the outside in, else to the
  /// element itself, else to the others from the inside out; simultaneous ones get it anyway.
  package func perform(_ event: _GestureEvent, own: (() -> Void)? = nil) {
    let concerned = gestures.filter { $0.kinds.intersection(event.kind) == event.kind }
    var isTaken = concerned.contains { $0.priority == .high && $0.respond(event) }
    if !isTaken, let own {
      own()
      isTaken = true
    }
    if !isTaken {
      _ = concerned.reversed().contains { $0.priority == .normal && $0.respond(event) }
    }
    for gesture in concerned where gesture.priority == .simultaneous { _ = gesture.respond(event) }
  }
}

/// A modifier that attaches a gesture to its content.
struct GestureModifier<Attached: Gesture>: ViewModifier {
  typealias Body = Never

  let gesture: Attached
  let priority: GestureTarget.Priority
  let mask: GestureMask

  static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    guard !walk.isUpdate, modifier.pointee.mask.contains(.gesture) else {
      return Modified._walk(content, &walk)
    }
    let gesture = modifier.pointee.gesture
    let target = GestureTarget(priority: modifier.pointee.priority, kinds: Attached._kinds) {
      gesture._respond(to: $0).isRecognized
    }
    walk.visibly(
      { attributes in
        // Gestures of the content itself go on only where the mask says so.
        attributes.gestures.append(target)
      },
      { Modified._walk(content, &$0) }
    )
  }
}

extension _Walk {
  /// Goes through content with attributes, and shows something to act on where it shows nothing.
  mutating func visibly(
    _ set: (inout ElementAttributes) -> Void,
    _ body: (inout _Walk) -> Void
  ) {
    let outer = attributes
    set(&attributes)
    if case .inspect(let inspector) = purpose {
      let before = inspector.count
      body(&self)
      if inspector.count == before { show(Element(.other)) }
    } else {
      body(&self)
    }
    attributes = outer
  }
}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none: GestureMask = []
  /// The one that is attached.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside of the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
