/// A modifier that affects only how its content is drawn.
///
/// Its values are kept, since they are part of the output of a body.
nonisolated public struct _DrawingModifier<Value>: ViewModifier {
  /// The type of the body.
  public typealias Body = Never

  let name: StaticString
  let value: Value

  init(_ name: StaticString, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// Goes through the content.
  @MainActor public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
  }
}

nonisolated extension View {
  /// The view with a drawing modifier applied.
  func drawing<Value>(
    _ name: StaticString,
    _ value: Value
  ) -> ModifiedContent<Self, _DrawingModifier<Value>> {
    modifier(_DrawingModifier(name, value))
  }

  /// The view with a drawing modifier applied that has nothing to say besides its name.
  func drawing(_ name: StaticString) -> ModifiedContent<Self, _DrawingModifier<Bool>> {
    modifier(_DrawingModifier(name, true))
  }
}
