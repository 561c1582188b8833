// MARK: Scenes: not run while simulating; their closures are kept and never called

/// Windows of one kind.
public struct WindowGroup<Content: View>: Scene {
  /// The type of the body.
  public typealias Body = Never

  /// Creates windows.
  public init(@ViewBuilder content: @escaping () -> Content) {}

  /// Creates windows that are opened by a name.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {}

  /// Creates windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}

  /// Creates windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {}

  /// Creates windows with a title that are opened by a name.
  public init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Creates windows with a title that are opened by a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Creates windows that are opened for values of a type.
  public init<D: Hashable & Codable, C: View>(
    id: String = "",
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows with a title that are opened for values of a type.
  public init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey,
    id: String = "",
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows that are opened for values of a type.
  public init<D: Hashable & Codable, C: View>(
    id: String = "",
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
}

/// The content of a window that is opened for a value.
public struct PresentedWindowContent<Data: Hashable & Codable, Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  /// Nothing to go through.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {}
}

/// One window.
public struct Window<Content: View>: Scene {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the window.
  public init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Creates the window.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Creates the window.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {}
}

/// The settings of an app.
public struct Settings<Content: View>: Scene {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the settings.
  public init(@ViewBuilder content: @escaping () -> Content) {}
}

/// A menu in the bar of the system.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// The type of the body.
  public typealias Body = Never

  /// Creates the menu.
  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: @escaping () -> Label
  ) {}

  /// Creates the menu, which may be taken away.
  public init(
    isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: @escaping () -> Label
  ) {}

  /// Creates the menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
  where Label == Text {}

  /// Creates the menu with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {}

  /// Creates the menu with a title and a picture, which may be taken away.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {}

  /// Creates the menu with a title and a picture of the app.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {}
}

/// Windows for documents.
public struct DocumentGroup<Document, Content: View>: Scene {
  /// The type of the body.
  public typealias Body = Never

  /// Creates windows in which documents are edited.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  /// Creates windows in which documents are seen.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
}
