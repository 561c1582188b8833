public import Foundation

extension ShareLink {
  /// Creates a link that shares a value, with a preview.
  public init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(DefaultShareLinkLabel(title: Text(verbatim: "Share…")), CollectionOfOne(item))
  }

  /// Creates a link that shares a value, with a preview.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(DefaultShareLinkLabel(title: Text(titleKey)), CollectionOfOne(item))
  }

  /// Creates a link that shares a value, with a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(DefaultShareLinkLabel(title: Text(title)), CollectionOfOne(item))
  }

  /// Creates a link that shares a value, with a preview.
  public init<I: Transferable>(
    _ title: Text,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    self.init(DefaultShareLinkLabel(title: title), CollectionOfOne(item))
  }

  /// Creates a link that shares a value, with a preview.
  public init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(label(), CollectionOfOne(item))
  }

  /// Creates a link that shares several values.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data.Element == URL,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: Text(verbatim: "Share…")), items)
  }

  /// Creates a link that shares several values.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data.Element == URL,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: Text(titleKey)), items)
  }

  /// Creates a link that shares several values.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data.Element == URL,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: Text(title)), items)
  }

  /// Creates a link that shares several values.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data.Element == URL,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: title), items)
  }

  /// Creates a link that shares several values.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
    self.init(label(), items)
  }

  /// Creates a link that shares several values.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data.Element == String,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: Text(verbatim: "Share…")), items)
  }

  /// Creates a link that shares several values.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data.Element == String,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: Text(titleKey)), items)
  }

  /// Creates a link that shares several values.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data.Element == String,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: Text(title)), items)
  }

  /// Creates a link that shares several values.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  )
  where
    Data.Element == String,
    PreviewImage == Never,
    PreviewIcon == Never,
    Label == DefaultShareLinkLabel
  {
    self.init(DefaultShareLinkLabel(title: title), items)
  }

  /// Creates a link that shares several values.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
    self.init(label(), items)
  }

  /// Creates a link that shares several values, each with a preview.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(DefaultShareLinkLabel(title: Text(verbatim: "Share…")), items)
  }

  /// Creates a link that shares several values, each with a preview.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(DefaultShareLinkLabel(title: Text(titleKey)), items)
  }

  /// Creates a link that shares several values, each with a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(DefaultShareLinkLabel(title: Text(title)), items)
  }

  /// Creates a link that shares several values, each with a preview.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(DefaultShareLinkLabel(title: title), items)
  }

  /// Creates a link that shares several values, each with a preview.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), items)
  }
}
