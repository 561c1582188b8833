public import Foundation

/// Rows in a list; only those on screen, and a few beyond, are made.
public struct List<SelectionValue, Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content

  /// Goes through the content with a window of its own.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.lazily(isList: true) { walk in
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list from its rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list from elements that know their identity.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list from elements whose identity is at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list from the elements behind a binding.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<BindingElements<Elements>, Elements.Element.ID, Row>,
    Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list from the numbers of a range, which must stay the same.
  public init<Row: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }
}

extension List where SelectionValue: Hashable {
  /// Creates a list in which several rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list in which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list from elements, in which one row can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
}

/// Views one below the other; only those on screen, and a few beyond, are made.
public struct LazyVStack<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let layout: StackLayout

  /// Creates the stack.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(Alignment(horizontal: alignment, vertical: .center), spacing)
    self.content = content()
  }

  /// Goes through the content with a window of its own.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.lazily(isList: false) { walk in
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }
}

/// Views side by side; only those on screen, and a few beyond, are made.
public struct LazyHStack<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let content: Content
  private let layout: StackLayout

  /// Creates the stack.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(Alignment(horizontal: .center, vertical: alignment), spacing)
    self.content = content()
  }

  /// Goes through the content with a window of its own.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.lazily(isList: false) { walk in
      Content._walk(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), &walk)
    }
  }
}

/// Which views of a lazy container stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension _Walk {
  /// Goes through the content of a lazy container.
  mutating func lazily(isList: Bool, _ body: (inout _Walk) -> Void) {
    let (node, _) = next { parent, _ in WindowNode(parent: parent, isList: isList) }
    let outer = window
    window = node.window
    descend(into: node, body)
    window = outer
  }
}
