public import Foundation

/// A picture.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/image.
nonisolated public struct Image: View, Equatable, Sendable {
  /// The type of the body.
  public typealias Body = Never

  /// Where a picture comes from.
  enum Source: Hashable, Sendable {
    case asset(String)
    case symbol(String, value: Double?)
    case data(Data)
    case drawn(CGSize)
  }

  /// What is said about how a picture is drawn, in the order in which it was said.
  enum Option: Equatable, Sendable {
    case resizable(EdgeInsets, ResizingMode)
    case renderingMode(TemplateRenderingMode?)
    case symbolRenderingMode(SymbolRenderingMode?)
    case interpolation(Interpolation)
    case antialiased(Bool)
    case dynamicRange(DynamicRange?)
    case font(Font?)
    case colorRenderingMode(SymbolColorRenderingMode?)
    case variableValueMode(SymbolVariableValueMode?)
    case widgetAccentedRenderingMode(WidgetAccentedRenderingMode?)
    case scale(CGFloat)
  }

  let source: Source
  /// What assistive technology calls the picture; nil for its name.
  var label: Text?
  var isDecorative = false
  private var options: [Option] = []

  init(_ source: Source) {
    self.source = source
  }

  /// Creates a picture of the app by name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name))
  }

  /// Creates a picture of the app by name, with a label for assistive technology.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name))
    self.label = label
  }

  /// Creates a picture of the app by name that assistive technology passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name))
    isDecorative = true
  }

  /// Creates a picture of the app by name, of which a part is drawn, from 0 to 1.
  public init(_ name: String, variableValue value: Double?, bundle: Bundle? = nil) {
    self.init(.symbol(name, value: value))
  }

  /// Creates a picture of the app by name, of which a part is drawn, with a label.
  public init(_ name: String, variableValue value: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(.symbol(name, value: value))
    self.label = label
  }

  /// Creates a picture of the app that assistive technology passes over, of which a part is drawn.
  public init(decorative name: String, variableValue value: Double?, bundle: Bundle? = nil) {
    self.init(.symbol(name, value: value))
    isDecorative = true
  }

  /// Creates a symbol of the system by name.
  public init(systemName: String) {
    self.init(.symbol(systemName, value: nil))
  }

  /// Creates a symbol of the system by name, of which a part is drawn, from 0 to 1.
  public init(systemName: String, variableValue value: Double?) {
    self.init(.symbol(systemName, value: value))
  }

  /// Creates a picture of the app from a symbol for it.
  public init(_ resource: ImageResource) {
    self.init(.asset(resource.name))
  }

  /// Creates a picture of a size by drawing; the closure never runs.
  public init(
    size: CGSize,
    label: Text? = nil,
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(.drawn(size))
    self.label = label
  }

  func adding(_ option: Option) -> Image {
    var copy = self
    copy.options.append(option)
    return copy
  }

  /// Shows the picture by name.
  @MainActor public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    walk.show(view.pointee.element)
  }

  @MainActor private var element: Element {
    var element = Element(.image, text: name)
    element.spokenLabel = label?.string
    return element
  }

  /// The name of the picture, if it has one.
  var name: String {
    switch source {
    case .asset(let name), .symbol(let name, _): name
    case .data, .drawn: ""
    }
  }
}

/// The name of a picture of the app, as Xcode makes symbols of them.
///
/// - Note: Source: developer.apple.com/documentation/developertoolssupport/imageresource.
nonisolated public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates a symbol for a picture of the app.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Image: ShapeStyle {}

/// A picture as a style.
nonisolated public struct ImagePaint: ShapeStyle, Equatable {
  /// The picture.
  public var image: Image
  /// The part of it that is used, in fractions of its size.
  public var sourceRect: CGRect
  /// The factor of its size.
  public var scale: CGFloat

  /// Creates the style.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
  /// A picture as a style.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
