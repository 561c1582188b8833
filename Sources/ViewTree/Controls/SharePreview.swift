/// What is shown of something before it is shared.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/sharepreview.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  let title: Text

  private init(title: Text) {
    self.title = title
  }
}

extension SharePreview {
  /// Creates a preview.
  public init(
    _ titleKey: LocalizedStringKey
  ) where Image == Never, Icon == Never {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S
  ) where Image == Never, Icon == Never {
    self.init(title: Text(title))
  }

  /// Creates a preview.
  public init(
    _ title: Text
  ) where Image == Never, Icon == Never {
    self.init(title: title)
  }

  /// Creates a preview.
  public init(
    _ titleKey: LocalizedStringKey,
    image: Image
  ) where Icon == Never {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: Image
  ) where Icon == Never {
    self.init(title: Text(title))
  }

  /// Creates a preview.
  public init(
    _ title: Text,
    image: Image
  ) where Icon == Never {
    self.init(title: title)
  }

  /// Creates a preview.
  public init(
    _ titleKey: LocalizedStringKey,
    icon: Icon
  ) where Image == Never {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    icon: Icon
  ) where Image == Never {
    self.init(title: Text(title))
  }

  /// Creates a preview.
  public init(
    _ title: Text,
    icon: Icon
  ) where Image == Never {
    self.init(title: title)
  }

  /// Creates a preview.
  public init(
    _ titleKey: LocalizedStringKey,
    image: Image,
    icon: Icon
  ) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: Image,
    icon: Icon
  ) {
    self.init(title: Text(title))
  }

  /// Creates a preview.
  public init(
    _ title: Text,
    image: Image,
    icon: Icon
  ) {
    self.init(title: title)
  }
}

extension Never: Transferable {
  /// Nothing is carried over, since there is no value.
  public static let transferRepresentation = _SystemRepresentation<Never>()
}

extension Image: Transferable {
  /// Carried over as a picture.
  public static let transferRepresentation = _SystemRepresentation<Image>()
}
