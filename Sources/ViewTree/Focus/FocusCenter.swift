/// Knows which field of a screen has the focus, and tells those who must know.
@MainActor
package final class FocusCenter {
  /// The field that is being edited.
  private(set) weak var field: FieldNode?
  /// What has the focus, of all focus states of the screen.
  private var holders: [ObjectIdentifier: any FocusHolder] = [:]
  /// The targets of the field, or of the view without a field, that has the focus.
  private var targets: [FocusTarget] = []
  let values = FocusedValueStore()

  /// Gives the focus to a field with what says so; the field before loses it.
  func move(to field: FieldNode?, _ targets: [FocusTarget]) {
    if self.field !== field { endEditing() }
    let kept = Set(targets.map { ObjectIdentifier($0.holder) })
    for (key, holder) in holders where !kept.contains(key) { holder.resign() }
    self.targets = targets
    for target in targets { target.focus() }
    guard self.field !== field else { return }
    self.field = field
    field?.beginEditing()
    values.focusMoved()
  }

  /// Takes the focus away, as putting the keyboard away does.
  package func resign() {
    endEditing()
    for holder in holders.values { holder.resign() }
    targets = []
    values.focusMoved()
  }

  /// Ends the editing of a field after it was submitted, unless the focus has moved on.
  func resign(_ field: FieldNode) {
    if self.field === field, targets.allSatisfy(\.isFocused) { resign() }
  }

  /// Whether a field has the focus, and everything that follows the focus says so.
  func isFocused(_ field: FieldNode?, _ targets: [FocusTarget]) -> Bool {
    (field == nil || self.field === field) && targets.allSatisfy(\.isFocused)
      && (field != nil || !targets.isEmpty)
  }

  /// Takes a write of the app to a focus state: only one can hold the focus.
  func didWrite(_ holder: any FocusHolder) {
    if holder.isHolding {
      for (key, other) in holders where key != ObjectIdentifier(holder) { other.resign() }
    }
    holders[ObjectIdentifier(holder)] = holder
    let isOfField = targets.contains { $0.holder === holder && !$0.isFocused }
    if isOfField {
      targets = []
      endEditing()
      values.focusMoved()
    }
  }

  /// Has a focus state take part.
  func add(_ holder: any FocusHolder) {
    holders[ObjectIdentifier(holder)] = holder
  }

  /// Forgets a focus state; its view is gone.
  func remove(_ holder: any FocusHolder) {
    holders[ObjectIdentifier(holder)] = nil
  }

  private func endEditing() {
    let ending = field
    field = nil
    ending?.endEditing()
  }
}

/// A focus state, whatever its type.
protocol FocusHolder: AnyObject {
  /// Whether the state says that something has the focus.
  var isHolding: Bool { get }

  /// Says that nothing has the focus.
  func resign()
}

/// What a focus state says where an element has the focus.
@MainActor
struct FocusTarget {
  let holder: any FocusHolder
  /// Makes the state say so.
  let focus: () -> Void
  private let check: () -> Bool

  init(holder: any FocusHolder, focus: @escaping () -> Void, check: @escaping () -> Bool) {
    self.holder = holder
    self.focus = focus
    self.check = check
  }

  /// Whether the state says so.
  var isFocused: Bool { check() }
}

/// Puts the cursor into an element.
@MainActor
package struct FocusHandle {
  let field: FieldNode?
  var targets: [FocusTarget]

  func adding(_ outer: [FocusTarget]) -> FocusHandle {
    FocusHandle(field: field, targets: targets + outer)
  }

  /// Whether the element has the focus.
  package func isFocused(in graph: Graph) -> Bool { graph.focus.isFocused(field, targets) }

  /// Gives the element the focus.
  package func focus(in graph: Graph) { graph.focus.move(to: field, targets) }

  /// Ends what submitting ends: the editing, unless the focus was moved.
  package func didSubmit(in graph: Graph) {
    if let field { graph.focus.resign(field) }
  }
}
