/// A preview for a canvas; it is type-checked and then left out.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ScreenMacros", type: "PreviewMacro")

/// A preview with traits for a canvas; it is type-checked and then left out.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ScreenMacros", type: "PreviewMacro")

/// A property of a preview; it vanishes with the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ScreenMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues` an entry with a key of its own.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/entry().
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ScreenMacros", type: "EntryMacro")
