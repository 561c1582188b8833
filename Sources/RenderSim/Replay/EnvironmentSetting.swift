internal import Foundation
public import ViewTree

/// A value in the environment that a scenario may set, such as the colour scheme.
public enum EnvironmentSetting: Hashable, Sendable {
  /// Whether the screen is light or dark.
  case colorScheme(ColorScheme)
  /// The size of text that the person has chosen.
  case dynamicTypeSize(DynamicTypeSize)
  /// Whether there is much room across.
  case horizontalSizeClass(UserInterfaceSizeClass)
  /// Whether there is much room from top to bottom.
  case verticalSizeClass(UserInterfaceSizeClass)
  /// Whether lines run from left to right.
  case layoutDirection(LayoutDirection)
  /// Whether the person can see and use the screen.
  case scenePhase(ScenePhase)
  /// The language and region, by identifier: `de_DE`.
  case locale(String)

  /// The names of the values that can be set, in alphabetical order.
  public static let names: [String] = ([localeName] + choices.keys).sorted()

  /// The values that a name may be set to; empty where any text will do.
  public static func values(of name: String) -> [String] {
    choices[name]?.map { "\($0.value)" } ?? []
  }

  /// The setting of a value by the names that SwiftUI gives to both; nil where there is no such one.
  public init?(name: String, value: String) {
    if name == Self.localeName {
      self = .locale(value)
      return
    }
    guard let choice = Self.choices[name]?.first(where: { "\($0.value)" == value }) else {
      return nil
    }
    self = choice.setting
  }

  private static let localeName = "locale"

  private typealias Choice = (value: any Hashable & Sendable, setting: EnvironmentSetting)

  private static let choices: [String: [Choice]] = [
    "colorScheme": ColorScheme.allCases.map { ($0, .colorScheme($0)) },
    "dynamicTypeSize": DynamicTypeSize.allCases.map { ($0, .dynamicTypeSize($0)) },
    "horizontalSizeClass": sizeClasses.map { ($0, .horizontalSizeClass($0)) },
    "verticalSizeClass": sizeClasses.map { ($0, .verticalSizeClass($0)) },
    "layoutDirection": LayoutDirection.allCases.map { ($0, .layoutDirection($0)) },
    "scenePhase": [ScenePhase.active, .inactive, .background].map { ($0, .scenePhase($0)) },
  ]

  private static let sizeClasses = [UserInterfaceSizeClass.compact, .regular]
}

// MARK: - Text

extension EnvironmentSetting: CustomStringConvertible {
  /// Name and value: `colorScheme to dark`.
  public var description: String {
    switch self {
    case .colorScheme(let value): "colorScheme to \(value)"
    case .dynamicTypeSize(let value): "dynamicTypeSize to \(value)"
    case .horizontalSizeClass(let value): "horizontalSizeClass to \(value)"
    case .verticalSizeClass(let value): "verticalSizeClass to \(value)"
    case .layoutDirection(let value): "layoutDirection to \(value)"
    case .scenePhase(let value): "scenePhase to \(value)"
    case .locale(let value): "locale to \(value)"
    }
  }
}

// MARK: - Setting

extension RenderHost {
  /// Sets a value in the environment of the whole screen, as one event.
  public func setEnvironment(_ setting: EnvironmentSetting) {
    switch setting {
    case .colorScheme(let value): setEnvironment(\.colorScheme, value)
    case .dynamicTypeSize(let value): setEnvironment(\.dynamicTypeSize, value)
    case .horizontalSizeClass(let value): setEnvironment(\.horizontalSizeClass, value)
    case .verticalSizeClass(let value): setEnvironment(\.verticalSizeClass, value)
    case .layoutDirection(let value): setEnvironment(\.layoutDirection, value)
    case .scenePhase(let value): setEnvironment(\.scenePhase, value)
    case .locale(let value): setEnvironment(\.locale, Locale(identifier: value))
    }
  }
}
