/// How something is presented over, or in place of, what is on screen.
enum PresentationStyle {
  case sheet
  case cover
  case popover
  case alert
  case dialog
  case page
  case inspector

  /// The kind of element that stands for what is presented.
  var elementKind: Element.Kind {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .alert: .alert
    case .dialog: .dialog
    case .page: .page
    case .inspector: .inspector
    }
  }

  /// Whether a tap on any button in it ends the presentation.
  var endsOnTap: Bool {
    switch self {
    case .alert, .dialog: true
    case .sheet, .cover, .popover, .page, .inspector: false
    }
  }
}
