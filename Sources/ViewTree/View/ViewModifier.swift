/// A change to a view that can be applied to any view.
///
/// A modifier with a body is a boundary like a view: its body is evaluated when its own value or
/// something it read has changed, whatever happens to the view it is applied to.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/viewmodifier.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View

  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// What the modified view consists of.
  @ViewBuilder func body(content: Content) -> Body

  /// Goes through modifier and content, beside their nodes; only the engine calls it.
  static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  )

  /// The number of rows that modified content makes in a list, given the content's own number.
  static func _rowCount(content: Int?) -> Int?
}

extension ViewModifier {
  /// Hands the modifier to a node of its own, and the content to each place the body has for it.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    walk.modifier(modifier, content)
  }

  /// The number of rows that the body makes.
  public static func _rowCount(content: Int?) -> Int? { Body._rowCount }
}

extension ViewModifier where Body == Never {
  /// Never called: the modifier has no body.
  public func body(content: Content) -> Never {
    preconditionFailure("'\(Self.self)' has no body. This is a defect in perfbudget.")
  }

  /// As many rows as the content makes.
  public static func _rowCount(content: Int?) -> Int? { content }
}

/// A view with a modifier applied to it, or a modifier with another one.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies `modifier` to `content`.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  /// Goes through modifier and content.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let address = UnsafeRawPointer(view)
    let modifierOffset = MemoryLayout<Self>.offset(of: \.modifier).unsafelyUnwrapped
    Modifier._walk(
      (address + modifierOffset).assumingMemoryBound(to: Modifier.self),
      address.assumingMemoryBound(to: Content.self),
      &walk
    )
  }

  /// The number of rows of the modified content.
  public static var _rowCount: Int? { Modifier._rowCount(content: Content._rowCount) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second.
  @ViewBuilder public func body(content: Content2) -> some View {
    content.modifier(self.content).modifier(modifier)
  }

  /// The view that both modifiers are applied to.
  public typealias Content2 = _ViewModifier_Content<Self>
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Applies this modifier first, then `modifier`.
  public nonisolated func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public init() {}

  /// Goes through the content.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
  }
}
