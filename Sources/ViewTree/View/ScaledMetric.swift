internal import Foundation

/// A length that grows with the size of text that people have chosen.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/scaledmetric.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size: DynamicTypeSize

  /// Creates a length that grows as a use of text does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// Creates a length that grows as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The length for the chosen size of text.
  public var wrappedValue: Value { (base * Value(size.bodyFactor)).rounded() }
}

extension DynamicTypeSize {
  /// The size of body text against that of devices as they come.
  fileprivate var bodyFactor: Double {
    let points: Double =
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return points / 17
  }
}
