/// A button that hands over what was copied elsewhere.
///
/// Nothing can be copied elsewhere while simulating, so a tap changes nothing.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/pastebutton.
public struct PasteButton: View {
  /// The type of the body.
  public typealias Body = Never

  /// Creates a button for values of a type.
  @preconcurrency public init<T: Transferable>(
    payloadType: T.Type,
    onPaste: @escaping @MainActor ([T]) -> Void
  ) {}

  /// Shows the button.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.show(
      {
        var element = Element(.button)
        element.interactions.tap = {}
        return element
      }()
    ) { $0.show(Element(.text, text: "Paste")) }
  }
}
