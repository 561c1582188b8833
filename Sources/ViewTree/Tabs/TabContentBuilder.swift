/// Puts the tabs of a closure together.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/tabcontentbuilder.
@resultBuilder
@MainActor
@preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as the content of a tab view.
  public struct Content<C: TabContent>: View, PartContainer where C.TabValue == TabValue {
    /// The type of the body.
    public typealias Body = Never

    let tabs: C

    /// Nothing to go through: a tab view visits the tabs.
    public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {}

    static func visitParts(_ view: UnsafePointer<Self>, _ visitor: inout any PartVisitor) {
      var tabs = _TabVisitor(visitor: visitor)
      withUnsafePointer(to: view.pointee.tabs) { C._visitTabs($0, &tabs) }
      visitor = tabs.visitor
    }
  }

  /// A tab as it is.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// No tab.
  public static func buildBlock() -> _NoTabs<TabValue> { _NoTabs() }

  /// One tab.
  public static func buildPartialBlock<C: TabContent>(first content: C) -> C
  where C.TabValue == TabValue { content }

  /// A further tab.
  public static func buildPartialBlock<A: TabContent, B: TabContent>(
    accumulated: A,
    next: B
  ) -> _TabPair<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
    _TabPair(first: accumulated, second: next)
  }

  /// An `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C?
  where C.TabValue == TabValue { content }

  /// The first branch of a condition.
  public static func buildEither<A: TabContent, B: TabContent>(
    first: A
  ) -> _ConditionalContent<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
    _ConditionalContent(.first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<A: TabContent, B: TabContent>(
    second: B
  ) -> _ConditionalContent<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
    _ConditionalContent(.second(second))
  }

  /// A tab that needs a newer system.
  public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> AnyTabContent<TabValue> where C.TabValue == TabValue {
    AnyTabContent(content)
  }
}

/// Tabs, one after the other.
public struct _TabPair<First: TabContent, Second: TabContent>: TabContent
where First.TabValue == Second.TabValue {
  /// The type of the values by which tabs are selected.
  public typealias TabValue = First.TabValue
  /// The type of the body.
  public typealias Body = _NoTabs<First.TabValue>

  let first: First
  let second: Second

  /// Never called: the tabs are visited themselves.
  public var body: _NoTabs<First.TabValue> { _NoTabs() }

  /// Visits both.
  public static func _visitTabs(_ content: UnsafePointer<Self>, _ visitor: inout _TabVisitor) {
    withUnsafePointer(to: content.pointee.first) { First._visitTabs($0, &visitor) }
    withUnsafePointer(to: content.pointee.second) { Second._visitTabs($0, &visitor) }
  }
}

/// Tabs whose type is hidden.
public struct AnyTabContent<TabValue: Hashable>: TabContent {
  /// The type of the body.
  public typealias Body = _NoTabs<TabValue>

  private let content: any TabContent

  /// Hides the type of tabs.
  public init<C: TabContent>(_ content: C) where C.TabValue == TabValue {
    self.content = content
  }

  /// Never called: the tabs are visited themselves.
  public var body: _NoTabs<TabValue> { _NoTabs() }

  /// Visits the hidden tabs.
  public static func _visitTabs(_ content: UnsafePointer<Self>, _ visitor: inout _TabVisitor) {
    func visit<C: TabContent>(_ content: C, _ visitor: inout _TabVisitor) {
      withUnsafePointer(to: content) { C._visitTabs($0, &visitor) }
    }
    visit(content.pointee.content, &visitor)
  }
}

// MARK: - Structure

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values by which tabs are selected.
  public typealias TabValue = Wrapped.TabValue

  /// Never called: the tabs are visited themselves.
  public var body: _NoTabs<Wrapped.TabValue> { _NoTabs() }

  /// Visits the wrapped tabs, if there are any.
  public static func _visitTabs(_ content: UnsafePointer<Self>, _ visitor: inout _TabVisitor) {
    guard let tabs = content.pointee else { return }
    withUnsafePointer(to: tabs) { Wrapped._visitTabs($0, &visitor) }
  }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent,
  FalseContent: TabContent,
  TrueContent.TabValue == FalseContent.TabValue
{
  /// The type of the values by which tabs are selected.
  public typealias TabValue = TrueContent.TabValue

  /// Never called: the tabs are visited themselves.
  public var body: _NoTabs<TrueContent.TabValue> { _NoTabs() }

  /// Visits the branch that is shown.
  public static func _visitTabs(_ content: UnsafePointer<Self>, _ visitor: inout _TabVisitor) {
    switch content.pointee.storage {
    case .first(let tabs): withUnsafePointer(to: tabs) { TrueContent._visitTabs($0, &visitor) }
    case .second(let tabs): withUnsafePointer(to: tabs) { FalseContent._visitTabs($0, &visitor) }
    }
  }
}

extension Group: TabContent where Content: TabContent {
  /// The type of the values by which tabs are selected.
  public typealias TabValue = Content.TabValue

  /// Creates the group.
  public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where Content.TabValue == V {
    self.content = content()
  }

  /// Never called: the tabs are visited themselves.
  public var body: _NoTabs<Content.TabValue> { _NoTabs() }

  /// Visits the tabs.
  public static func _visitTabs(_ content: UnsafePointer<Self>, _ visitor: inout _TabVisitor) {
    withUnsafePointer(to: content.pointee.content) { Content._visitTabs($0, &visitor) }
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values by which tabs are selected.
  public typealias TabValue = Content.TabValue

  /// Never called: the tabs are visited themselves.
  public var body: _NoTabs<Content.TabValue> { _NoTabs() }

  /// Visits the tabs of each element.
  public static func _visitTabs(_ content: UnsafePointer<Self>, _ visitor: inout _TabVisitor) {
    for element in content.pointee.data {
      withUnsafePointer(to: content.pointee.content(element)) { Content._visitTabs($0, &visitor) }
    }
  }
}

extension ForEach where Content: TabContent {
  /// Makes tabs from elements that know their identity.
  public init<V: Hashable>(
    _ data: Data,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
    self.init(data: data, identity: { $0.id }, content: content)
  }

  /// Makes tabs from elements whose identity is at a key path.
  public init<V: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    nonisolated(unsafe) let id = id
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }
}
