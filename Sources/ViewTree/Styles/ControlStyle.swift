/// What all styles of controls have in common.
///
/// A style of an app is a view of its own for each control: its body is made anew when the control
/// is configured differently, when the style's value differs and when something that the style
/// reads has changed. The system's styles have no body.
@MainActor
@preconcurrency
public protocol _ControlStyle {
  /// Whether the style is one of the system's, which only affects drawing.
  static var _isSystem: Bool { get }
}

extension _ControlStyle {
  /// A style of the app.
  public static var _isSystem: Bool { false }
}

/// A style of the system: it has a value, and nothing is evaluated because of it.
@MainActor
@preconcurrency
public protocol _SystemStyle: _ControlStyle {}

extension _SystemStyle {
  /// A style of the system.
  public static var _isSystem: Bool { true }
}

/// A style with its type hidden, as the environment of controls carries it.
@MainActor
final class ControlStyle<Configuration> {
  let style: Any
  /// The style of the surroundings, which controls in the body of this one have.
  let outer: ControlStyle?
  /// Whether the body of the style decides what people can do to the control.
  let ownsInteraction: Bool
  /// Goes through the body of the style.
  let walkBody: (Configuration, inout _Walk) -> Void

  init<Styled: StyledView>(_ style: Styled.Style, for _: Styled.Type, outer: ControlStyle?)
  where Styled.Configuration == Configuration {
    self.style = style
    self.outer = outer
    ownsInteraction = Styled.ownsInteraction
    walkBody = { configuration, walk in
      let view = Styled(style: StyleProperty(value: style), configuration: configuration)
      withUnsafePointer(to: view) { Styled._walk($0, &walk) }
    }
  }
}

extension ControlStyle: FieldComparable {
  /// Two styles are the same where their values and their surroundings are.
  nonisolated static func isSameField(
    _ old: ControlStyle<Configuration>,
    _ new: ControlStyle<Configuration>
  ) -> Bool {
    onGraphThread {
      old === new || isSameValue(old.style, new.style) && isSame(old.outer, new.outer)
    }
  }

  private static func isSame(_ old: ControlStyle?, _ new: ControlStyle?) -> Bool {
    guard let old, let new else { return old === new }
    return isSameField(old, new)
  }
}

/// The style of the controls with a configuration of a type.
enum ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The app's style of the controls with a configuration; nil where the system's is used.
  subscript<Configuration>(style _: Configuration.Type) -> ControlStyle<Configuration>? {
    get { self[ControlStyleKey<Configuration>.self] }
    set { self[ControlStyleKey<Configuration>.self] = newValue }
  }
}

/// The body of a style for one control, as a view, so that it has the node and the gate of one.
@MainActor
protocol StyledView: View, NamedView {
  associatedtype Style
  associatedtype Configuration

  init(style: StyleProperty<Style>, configuration: Configuration)

  /// Whether the body decides what people can do to the control.
  static var ownsInteraction: Bool { get }
}

extension StyledView {
  static var namedType: Any.Type { Style.self }
  static var ownsInteraction: Bool { false }
}

/// A style as a property, so that the dynamic properties in it are followed.
struct StyleProperty<Style>: DynamicProperty {
  var value: Style

  @MainActor static func _makeBox(_ owner: _BoxOwner) -> _PropertyBox { Box(owner) }

  @MainActor static var _readsEnvironment: Bool {
    DynamicPropertyField.all(of: Style.self).contains { $0.type._readsEnvironment }
  }

  /// The boxes of the properties of the style, which lies at the start.
  private final class Box: _PropertyBox {
    private let boxes: PropertyBoxes

    override init(_ owner: _BoxOwner) {
      boxes = PropertyBoxes(DynamicPropertyField.all(of: Style.self), owner: owner)
      super.init(owner)
    }

    override func update(_ property: UnsafeMutableRawPointer) -> Bool { boxes.update(property) }

    override func collectCauses(name: String, into causes: inout [RawCause]) {
      boxes.collectCauses(into: &causes)
    }

    override func finishUpdate() { boxes.finishUpdate() }

    override func dispose() { boxes.dispose() }
  }
}

/// A modifier that gives the controls in its content a style.
struct StyleModifier<Styled: StyledView>: ViewModifier where Styled.Style: _ControlStyle {
  typealias Body = Never

  let style: Styled.Style

  static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    typealias Configuration = Styled.Configuration
    if Styled.Style._isSystem {
      guard walk.environment.hasStyles else { return Modified._walk(content, &walk) }
      let remove: @MainActor (inout EnvironmentValues) -> Void = { values in
        values[style: Configuration.self] = nil
      }
      walk.environment(remove) { Modified._walk(content, &$0) }
    } else {
      let style = modifier.pointee.style
      let set: @MainActor (inout EnvironmentValues) -> Void = { values in
        let outer = values[style: Configuration.self]
        values[style: Configuration.self] = ControlStyle(style, for: Styled.self, outer: outer)
      }
      walk.environment(set) { walk in
        walk.environment.hasStyles = true
        Modified._walk(content, &walk)
      }
    }
  }
}
