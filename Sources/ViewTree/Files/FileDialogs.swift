public import Foundation

/// What a dialog for files shows: an element that takes the answer of the host.
struct FileDialogView: View {
  typealias Body = Never

  let answer: ([URL]?) -> Void

  static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let (answer, target) = (view.pointee.answer, EnvironmentValues(walk.environment).endedByTap)
    var element = Element(.other, text: "files")
    element.interactions.row.files = { files in
      target?.dismiss()
      answer(files)
    }
    walk.show(element)
  }
}

extension View {
  /// The view with a dialog for files, which the host answers.
  fileprivate func choosingFiles(
    _ isPresented: Binding<Bool>,
    _ answer: @escaping ([URL]?) -> Void
  ) -> some View {
    presenting(.dialog, isPresented) { FileDialogView(answer: answer) }
  }

  /// Has people choose a file while a flag is set; the host answers.
  @preconcurrency public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    choosingFiles(isPresented) { files in
      if let file = files?.first { onCompletion(.success(file)) }
    }
  }

  /// Has people choose files while a flag is set; the host answers.
  @preconcurrency public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View {
    choosingFiles(isPresented) { files in
      if let files { onCompletion(.success(files)) }
    }
  }

  /// Has people choose files while a flag is set, or cancel; the host answers.
  @preconcurrency public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    choosingFiles(isPresented) { files in
      if let files { onCompletion(.success(files)) } else { onCancellation() }
    }
  }

  /// Has people choose where a document is written while a flag is set; the host answers, and
  /// nothing is written.
  @preconcurrency public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    choosingFiles(isPresented) { files in
      if let file = files?.first { onCompletion(.success(file)) }
    }
  }

  /// Has people choose where a document is written while a flag is set, or cancel.
  @preconcurrency public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>,
    document: D?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    choosingFiles(isPresented) { files in
      if let file = files?.first { onCompletion(.success(file)) } else { onCancellation() }
    }
  }

  /// Has people choose where documents are written while a flag is set.
  @preconcurrency public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>,
    documents: C,
    contentType: UTType,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    choosingFiles(isPresented) { files in
      if let files { onCompletion(.success(files)) }
    }
  }

  /// Has people choose where a value is written while a flag is set, or cancel.
  @preconcurrency public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>,
    item: T?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    choosingFiles(isPresented) { files in
      if let file = files?.first { onCompletion(.success(file)) } else { onCancellation() }
    }
  }

  /// Has people choose where a file is moved while a flag is set; nothing is moved.
  @preconcurrency public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    choosingFiles(isPresented) { files in
      if let file = files?.first { onCompletion(.success(file)) }
    }
  }

  /// Explains the dialog for files.
  public func fileDialogMessage(_ message: Text?) -> some View {
    drawing("fileDialogMessage", message)
  }

  /// Explains the dialog for files.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    drawing("fileDialogMessage", messageKey)
  }

  /// Explains the dialog for files.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    drawing("fileDialogMessage", String(message))
  }

  /// Names the button that ends the dialog for files.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    drawing("fileDialogConfirmationLabel", label)
  }

  /// Names the button that ends the dialog for files.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    drawing("fileDialogConfirmationLabel", labelKey)
  }

  /// Names the button that ends the dialog for files.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    drawing("fileDialogConfirmationLabel", String(label))
  }

  /// Names the dialog for files, so that the system remembers how people had it.
  public func fileDialogCustomizationID(_ id: String) -> some View {
    drawing("fileDialogCustomizationID", id)
  }

  /// Says where the dialog for files begins.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    drawing("fileDialogDefaultDirectory", defaultDirectory)
  }

  /// Says what the dialog for files shows.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    drawing("fileDialogBrowserOptions", options)
  }
}

/// What a dialog for files shows.
nonisolated public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Folders that can be opened in place.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The ends of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
