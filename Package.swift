// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// The stand-ins for modules of Apple's systems. There the real ones are used, so they are declared
// only where those do not exist.
#if os(Linux)
let combine: [Target.Dependency] = ["Combine"]
let osLog: [Target.Dependency] = ["OSLog"]
let standInProducts: [Product] = [
  .library(name: "SwiftUI", targets: ["SwiftUI"]),
  .library(name: "Combine", targets: ["Combine"]),
  .library(name: "OSLog", targets: ["OSLog", "os"]),
]
let standIns: [Target] = [
  .target(name: "Combine", dependencies: ["Simulation"], swiftSettings: settings),
  .target(name: "OSLog", dependencies: ["Simulation"], swiftSettings: settings),
  .target(name: "os", dependencies: ["OSLog"], swiftSettings: settings),
  .macro(name: "ScreenMacros", swiftSettings: settings),
  .target(
    name: "SwiftUI",
    dependencies: ["Combine", "ScreenMacros", "ViewTree"],
    swiftSettings: settings
  ),
  .testTarget(
    name: "ScreenMacrosTests",
    dependencies: ["ScreenMacros"],
    swiftSettings: settings
  ),
  .testTarget(
    name: "OSLogTests",
    dependencies: ["Fixtures", "OSLog", "Simulation", "os"],
    swiftSettings: settings
  ),
  .testTarget(
    name: "CombineTests",
    dependencies: ["Combine", "Fixtures", "Simulation"],
    swiftSettings: settings
  ),
  .testTarget(name: "SurfaceTests", exclude: ["Names.txt"], swiftSettings: settings),
  // The same files in both language modes, with the settings of an app.
  .testTarget(
    name: "CallShapeTests",
    dependencies: ["SwiftUI"],
    swiftSettings: [.swiftLanguageMode(.v6)]
  ),
  .testTarget(
    name: "CallShapeSwift5Tests",
    dependencies: ["SwiftUI"],
    swiftSettings: [.swiftLanguageMode(.v5)]
  ),
  .testTarget(
    name: "ScreenTests",
    dependencies: ["SwiftUI", "RenderSim", "Combine", "OSLog"],
    swiftSettings: [.swiftLanguageMode(.v6)]
  ),
]
#else
let combine: [Target.Dependency] = []
let osLog: [Target.Dependency] = []
let standInProducts: [Product] = []
let standIns: [Target] = []
#endif

let package = Package(
  name: "perfbudget",
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [
    .library(name: "ObservationKit", targets: ["ObservationKit"]),
    .library(name: "RenderSim", targets: ["RenderSim"]),
    .library(name: "BudgetKit", targets: ["BudgetKit"]),
    .library(name: "BudgetCommand", targets: ["BudgetCommand"]),
    .executable(name: "perfbudget", targets: ["perfbudget"]),
    .plugin(name: "AssetSymbolsPlugin", targets: ["AssetSymbolsPlugin"]),
  ] + standInProducts,
  targets: [
    .target(name: "Simulation", swiftSettings: settings),
    .target(name: "ObservationKit", dependencies: combine, swiftSettings: settings),
    .target(
      name: "ViewTree",
      dependencies: ["ObservationKit", "Simulation"] + combine,
      swiftSettings: settings
    ),
    .target(
      name: "RenderSim",
      dependencies: ["ObservationKit", "Simulation", "ViewTree"],
      swiftSettings: settings
    ),
    .target(name: "Storefront", dependencies: ["RenderSim"] + osLog, swiftSettings: settings),
    .target(name: "BudgetKit", swiftSettings: settings),
    .target(
      name: "BudgetCommand",
      dependencies: ["BudgetKit", "RenderSim"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "perfbudget",
      dependencies: ["BudgetCommand", "Storefront"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "perfbudget-benchmarks",
      dependencies: ["RenderSim", "Storefront"],
      path: "Sources/Benchmarks",
      swiftSettings: settings
    ),
    .executableTarget(name: "AssetSymbols", swiftSettings: settings),
    .plugin(
      name: "AssetSymbolsPlugin",
      capability: .buildTool(),
      dependencies: ["AssetSymbols"]
    ),
    .testTarget(
      name: "AssetSymbolsTests",
      dependencies: ["AssetSymbols"],
      swiftSettings: settings
    ),
    .target(name: "Fixtures", path: "Tests/Fixtures", swiftSettings: settings),
    .testTarget(
      name: "RenderSimTests",
      dependencies: ["ObservationKit", "RenderSim"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ObservationKitTests",
      dependencies: ["Fixtures", "ObservationKit"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SemanticsTests",
      dependencies: ["ObservationKit", "RenderSim"],
      exclude: ["Cases.txt"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StorefrontTests",
      dependencies: ["BudgetCommand", "BudgetKit", "RenderSim", "Storefront"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BudgetKitTests",
      dependencies: ["BudgetKit"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BudgetCommandTests",
      dependencies: ["BudgetCommand", "BudgetKit", "RenderSim"],
      swiftSettings: settings
    ),
  ] + standIns,
  swiftLanguageModes: [.v6]
)
