public import Foundation

/// A control that shares something with other apps.
///
/// Sharing leaves the app, so a tap changes nothing here.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/sharelink.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection,
  Data.Element: Transferable,
  PreviewImage: Transferable,
  PreviewIcon: Transferable,
  Label: View
{
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let data: Data

  init(_ label: Label, _ data: Data) {
    self.label = label
    self.data = data
  }

  /// Shows the link.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.show(
      {
        var element = Element(.button)
        element.interactions.tap = {}
        return element
      }()
    ) { $0.content(view.pointee.label) }
  }
}

/// The label of a link that shares something, where the screen gives none.
public struct DefaultShareLinkLabel: View {
  /// The type of the body.
  public typealias Body = Never

  let title: Text

  /// Shows a title and a symbol.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let title = view.pointee.title
    walk.content(
      ViewTree.Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
    )
  }
}

extension ShareLink {
  /// Creates a link that shares an address.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data == CollectionOfOne<URL>,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: Text(verbatim: "Share…")), CollectionOfOne(item))
  }

  /// Creates a link that shares an address.
  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data == CollectionOfOne<URL>,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: Text(titleKey)), CollectionOfOne(item))
  }

  /// Creates a link that shares an address.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data == CollectionOfOne<URL>,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: Text(title)), CollectionOfOne(item))
  }

  /// Creates a link that shares an address.
  public init(
    _ title: Text,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data == CollectionOfOne<URL>,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: title), CollectionOfOne(item))
  }

  /// Creates a link that shares an address.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label(), CollectionOfOne(item))
  }

  /// Creates a link that shares a text.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data == CollectionOfOne<String>,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: Text(verbatim: "Share…")), CollectionOfOne(item))
  }

  /// Creates a link that shares a text.
  public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data == CollectionOfOne<String>,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: Text(titleKey)), CollectionOfOne(item))
  }

  /// Creates a link that shares a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data == CollectionOfOne<String>,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: Text(title)), CollectionOfOne(item))
  }

  /// Creates a link that shares a text.
  public init(
    _ title: Text,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data == CollectionOfOne<String>,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: title), CollectionOfOne(item))
  }

  /// Creates a link that shares a text.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    self.init(label(), CollectionOfOne(item))
  }
}
