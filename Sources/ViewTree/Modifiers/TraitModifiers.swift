/// A modifier by which content tells the structure around it something.
nonisolated public struct _TraitModifier: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  /// What is told.
  enum Trait: Equatable {
    case transition(AnyTransition)
    case tag(AnyHashable)
  }

  let trait: Trait

  /// Goes through the content.
  @MainActor public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    switch modifier.pointee.trait {
    case .transition(let transition): walk.traits.transition = transition
    case .tag(let tag):
      walk.traits.tag = tag
      let outer = walk.attributes.tag
      walk.attributes.tag = tag
      Modified._walk(content, &walk)
      walk.attributes.tag = outer
      return
    }
    Modified._walk(content, &walk)
  }
}

nonisolated extension View {
  /// Says how the view enters and leaves.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TraitModifier(trait: .transition(AnyTransition(transition))))
  }

  /// Says how the view enters and leaves.
  @_disfavoredOverload
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TraitModifier(trait: .transition(transition)))
  }

  /// Gives the view a value by which a picker knows it.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TraitModifier(trait: .tag(AnyHashable(tag))))
  }
}
