public import Foundation

/// A text on the screen.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/text.
nonisolated public struct Text: View, Equatable, Sendable {
  /// The type of the body.
  public typealias Body = Never

  /// What a text consists of.
  indirect enum Content: Equatable, Sendable {
    case string(String)
    case date(Date, DateStyle)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    case image(Image)
    case joined([Text])
  }

  let content: Content
  /// How the text is drawn; kept so that a change of style is a change of the text.
  private var options: [Option] = []

  init(_ content: Content) {
    self.content = content
  }

  /// Creates a text that is shown as it is.
  public init(verbatim content: String) {
    self.content = .string(content)
  }

  /// Creates a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = .string(String(content))
  }

  /// Creates a text from a key; translations are not looked up.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.content
  }

  /// Creates a text with attributes; only its characters are kept.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    content = .string(String(attributedContent.characters))
  }

  /// Creates a text that shows a picture.
  public init(_ image: Image) {
    content = .image(image)
  }

  /// Both texts, one after the other.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined([lhs, rhs])) }

  /// The text as it stands at the beginning of a simulation.
  package var string: String { string(at: Date(timeIntervalSinceReferenceDate: 0)) }

  /// The text as it stands at a date.
  func string(at date: Date) -> String {
    switch content {
    case .string(let string): string
    case .date(let value, let style): style.string(from: value, at: date)
    case .timer(let interval, let pause, let countsDown, let showsHours):
      DateStyle.timerString(interval, at: pause ?? date, countsDown, showsHours)
    case .image: ""
    case .joined(let texts): texts.map { $0.string(at: date) }.joined()
    }
  }

  /// Shows the text.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    if walk.isUpdate { return }
    var element = Element(.text, text: view.pointee.string(at: walk.graph.date))
    for case .label(let label) in view.pointee.options { element.spokenLabel = label.string }
    walk.show(element)
  }

  /// The text with an option.
  func adding(_ option: Option) -> Text {
    var copy = self
    copy.options.append(option)
    return copy
  }
}
