package import Foundation

/// Something that a screen shows and that a person could read or act on.
@MainActor
package struct Element {
  /// What an element is.
  package enum Kind: String, Hashable, Sendable {
    case text = "text"
    case image = "image"
    case button = "button"
    case textField = "text field"
    case toggle = "toggle"
    case stepper = "stepper"
    case slider = "slider"
    case picker = "picker"
    case progress = "progress view"
    case label = "label"
    case row = "row"
    case link = "link"
    case tab = "tab"
    case menuButton = "menu button"
    case disclosure = "disclosure group"
    case datePicker = "date picker"
    case colorPicker = "color picker"
    case gauge = "gauge"
    case sheet = "sheet"
    case cover = "cover"
    case popover = "popover"
    case alert = "alert"
    case dialog = "dialog"
    case page = "page"
    case menu = "menu"
    case inspector = "inspector"
    case other = "element"

    /// Whether an element of the kind stands over the rest of the screen.
    package var isPresented: Bool {
      switch self {
      case .sheet, .cover, .popover, .alert, .dialog, .page, .menu: true
      default: false
      }
    }
  }

  /// What a person can do to an element.
  package struct Interactions {
    /// What a tap does.
    package var tap: (() -> Void)?
    /// What a long press does.
    package var longPress: (() -> Void)?
    /// What typing changes.
    package var text: Binding<String>?
    /// What runs when the text is submitted.
    package var submit: (() -> Void)?
    /// What flipping changes.
    package var isOn: Binding<Bool>?
    /// What one press does: up where true, down where false.
    package var step: ((_ up: Bool) -> Void)?
    /// What sliding changes.
    package var position: Binding<Double>?
    /// Picks the choice with a tag; false where the tag is no value of the selection.
    package var choose: ((AnyHashable) -> Bool)?
    /// What picking a date changes.
    package var date: Binding<Date>?
    /// What picking a colour changes.
    package var color: Binding<Color>?
    /// Puts the cursor into the element.
    package var focus: FocusHandle?
    /// What the pointer does when it comes, true, and goes, false.
    package var hover: ((Bool) -> Void)?
    /// The gestures around the element, from the outermost to the innermost.
    package var gestures: [GestureTarget] = []
    /// What pulling to refresh runs.
    package var refresh: (() async -> Void)?
    /// What a person can do to a row, or to what has a menu.
    package var row = RowInteractions()

    package init() {}
  }

  package var kind: Kind
  /// The element's own text; for a control its title.
  package var text: String
  /// The identifier that the screen gave for automation.
  package var identifier: String?
  /// The label that the screen gave for assistive technology, if any.
  package var spokenLabel: String?
  /// Whether a person can act on the element.
  package var isEnabled = true
  package var interactions = Interactions()
  /// The value by which a picker around the element knows it.
  package var tag: AnyHashable?
  /// What submitting the element is, for the actions around it.
  package var submitTrigger = SubmitTriggers.text
  /// What stands in an empty field.
  package var placeholder: String?
  package var children: [Element] = []
  /// The number of children, from the first, that name the element; nil where all do.
  package var nameCount: Int?
  /// The node in whose content the element stands, and how its content is to be gone through.
  package var scope: InspectionScope?

  package init(_ kind: Kind, text: String = "") {
    self.kind = kind
    self.text = text
  }

  /// What the element is called: what the screen says, else its own text, else that inside.
  package var label: String {
    if let spokenLabel { return spokenLabel }
    if !text.isEmpty { return text }
    // A picture names only what has no words, as the icon of a label beside its title.
    let named = children.prefix(nameCount ?? children.count).filter { !$0.label.isEmpty }
    let words = named.filter { $0.kind != .image || $0.spokenLabel != nil }
    let label = (words.isEmpty ? named : words).map(\.label).joined(separator: " ")
    return label.isEmpty ? placeholder ?? "" : label
  }

  /// Every text in the element, in order.
  package var texts: [String] {
    let own = kind == .text && !text.isEmpty ? [text] : []
    return own + children.flatMap(\.texts)
  }

  /// The element and all elements in it, in order.
  package var flattened: [Element] { [self] + children.flatMap(\.flattened) }
}
