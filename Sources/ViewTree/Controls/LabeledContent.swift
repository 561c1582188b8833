public import Foundation

/// A value or a control with a label.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/labeledcontent.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content

  private init(label: Label, value: Content) {
    self.label = label
    content = value
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// The type of the body.
  public typealias Body = Never

  /// Goes through label and content, or through what a style makes of them.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let labeled = view.pointee
    let isStyled = walk.styled(LabeledContentStyleConfiguration()) { parts in
      parts.add(LabeledContentStyleConfiguration.Label.self, labeled.label)
      parts.add(LabeledContentStyleConfiguration.Content.self, labeled.content)
    }
    if isStyled { return }
    walk.content(labeled.label)
    walk.content(labeled.content)
  }
}

@MainActor
extension LabeledContent where Label: View, Content: View {
  /// Creates content with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: content())
  }
}

@MainActor
extension LabeledContent where Label == Text, Content: View {
  /// Creates content with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), value: content())
  }

  /// Creates content with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), value: content())
  }
}

@MainActor
extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), value: Text(value))
  }

  /// Creates a text with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), value: Text(value))
  }

  /// Creates a value in a format with a title.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), value: Text(value, format: format))
  }

  /// Creates a value in a format with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), value: Text(value, format: format))
  }
}

@MainActor
extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the content that a style is told about.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, value: configuration.content)
  }
}
