/// Views made from the elements of a collection, each with an identity of its own.
///
/// The closure runs anew for each element on screen when the view around it runs; the rows that it
/// makes are compared one by one. What the closure reads belongs to its row.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/foreach.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the content of one element.
  public var content: (Data.Element) -> Content

  let identity: @MainActor (Data.Element) -> ID
  /// Whether the data is a range that must not change.
  let isConstantRange: Bool

  init(
    data: Data,
    identity: @escaping @MainActor (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content,
    isConstantRange: Bool = false
  ) {
    self.data = data
    self.identity = identity
    self.content = content
    self.isConstantRange = isConstantRange
  }
}

extension ForEach where Content: View {
  /// Makes views from elements that know their identity.
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identity: { $0.id }, content: content)
  }

  /// Makes views from elements whose identity is at a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    nonisolated(unsafe) let id = id
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }

  /// Makes views from the elements behind a binding.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == BindingElements<Elements>,
    ID == Elements.Element.ID,
    Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable
  {
    self.init(data: BindingElements(data), identity: { $0.id }, content: content)
  }

  /// Makes views from the elements behind a binding, whose identity is at a key path.
  public init<Elements>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == BindingElements<Elements>,
    Elements: MutableCollection & RandomAccessCollection
  {
    nonisolated(unsafe) let id = id
    let identity: @MainActor (Binding<Elements.Element>) -> ID = { $0.wrappedValue[keyPath: id] }
    self.init(data: BindingElements(data), identity: identity, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes views from the numbers of a range, which must stay the same.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identity: { $0 }, content: content, isConstantRange: true)
  }
}

extension ForEach: View where Content: View {
  /// The type of the body.
  public typealias Body = Never

  /// Goes through the content of each element.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let window = walk.window
    let (node, isNew) = walk.next { parent, environment in
      ForEachNode<Data, ID, Content>(
        view.pointee,
        parent: parent,
        environment: environment,
        window: window
      )
    }
    guard walk.isUpdate else { return node.inspect(&walk) }
    if !isNew { node.view = view.pointee }
    node.updateItems(isNewValue: true)
  }

  /// Unknown, since it depends on the data.
  public static var _rowCount: Int? { nil }
}

extension ForEach: FieldComparable {
  /// Data and content count; how an element is identified is part of the type in practice.
  package static func isSameField(_ old: Self, _ new: Self) -> Bool {
    isSameValue(old.data, new.data) && isSameValue(old.content, new.content)
  }
}
