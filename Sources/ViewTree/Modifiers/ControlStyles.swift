/// How a list looks.
public protocol ListStyle: Sendable {}

/// The usual look of a list.
public struct PlainListStyle: ListStyle, Hashable {
  /// Creates the style.
  public init() {}
}

/// A list in groups with rounded corners.
public struct InsetGroupedListStyle: ListStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The usual look of a list.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A list in groups with rounded corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// How a button looks and when it acts.
public protocol PrimitiveButtonStyle: Sendable {}

/// A button of one of the system's looks.
public struct SystemButtonStyle: PrimitiveButtonStyle, Hashable {
  let name: String
}

extension PrimitiveButtonStyle where Self == SystemButtonStyle {
  /// The look of the surroundings.
  public static var automatic: SystemButtonStyle { SystemButtonStyle(name: "automatic") }
  /// Without decoration.
  public static var plain: SystemButtonStyle { SystemButtonStyle(name: "plain") }
  /// Without a border.
  public static var borderless: SystemButtonStyle { SystemButtonStyle(name: "borderless") }
  /// With a border.
  public static var bordered: SystemButtonStyle { SystemButtonStyle(name: "bordered") }
  /// With a border that stands out.
  public static var borderedProminent: SystemButtonStyle {
    SystemButtonStyle(name: "borderedProminent")
  }
}

/// How a text field looks.
public protocol TextFieldStyle: Sendable {}

/// A text field of one of the system's looks.
public struct SystemTextFieldStyle: TextFieldStyle, Hashable {
  let name: String
}

extension TextFieldStyle where Self == SystemTextFieldStyle {
  /// The look of the surroundings.
  public static var automatic: SystemTextFieldStyle { SystemTextFieldStyle(name: "automatic") }
  /// Without decoration.
  public static var plain: SystemTextFieldStyle { SystemTextFieldStyle(name: "plain") }
  /// With a rounded border.
  public static var roundedBorder: SystemTextFieldStyle {
    SystemTextFieldStyle(name: "roundedBorder")
  }
}
