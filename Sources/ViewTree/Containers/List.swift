/// Rows in a list; only those on screen, and a few beyond, are made.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/list.
public struct List<SelectionValue: Hashable, Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let selection: RowSelection<SelectionValue>

  init(_ content: Content, _ selection: RowSelection<SelectionValue>) {
    self.content = content
    self.selection = selection
  }

  /// Goes through the content with a window of its own.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let rows = view.pointee.selection.context(in: walk.environment)
    walk.lazily(rows: rows) { walk in
      // The content is stored first and so lies at the start.
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list from its rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content(), .none)
  }
}

extension List {
  /// Creates a list in which several rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content(), RowSelection(selection))
  }

  /// Creates a list in which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content(), RowSelection(selection))
  }

  /// Creates a list in which exactly one row is selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content(), .required(selection))
  }
}

/// Which rows of a list or a table are selected.
enum RowSelection<Value: Hashable> {
  /// No row can be selected.
  case none
  /// At most one row.
  case one(Binding<Value?>)
  /// Exactly one row.
  case required(Binding<Value>)
  /// Any number of rows.
  case several(Binding<Set<Value>>)

  init(_ one: Binding<Value?>?) { self = one.map { .one($0) } ?? .none }

  init(_ several: Binding<Set<Value>>?) { self = several.map { .several($0) } ?? .none }

  /// What the container says to its rows.
  @MainActor
  func context(in environment: EnvironmentScope) -> RowContext {
    let linksSelect = EnvironmentValues(environment).linksSelect
    switch self {
    case .none:
      return RowContext(select: nil)
    case .one(let binding):
      return RowContext(
        select: { tag in
          guard let value = Self.value(tag) else { return nil }
          return { binding.wrappedValue = value }
        },
        linksSelect: linksSelect
      )
    case .required(let binding):
      return RowContext(
        select: { tag in
          guard let value = Self.value(tag) else { return nil }
          return { binding.wrappedValue = value }
        },
        linksSelect: linksSelect
      )
    case .several(let binding):
      return RowContext(
        select: { tag in
          guard let value = Self.value(tag) else { return nil }
          return { binding.wrappedValue.formSymmetricDifference([value]) }
        },
        linksSelect: linksSelect
      )
    }
  }

  /// The value of a tag, also of one that was given as an optional.
  private static func value(_ tag: AnyHashable) -> Value? {
    tag.base as? Value ?? (tag.base as? Value?).flatMap { $0 }
  }
}

private enum LinksSelectKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether links in the rows of lists select their value, as in a column of a split view.
  var linksSelect: Bool {
    get { self[LinksSelectKey.self] }
    set { self[LinksSelectKey.self] = newValue }
  }
}
