// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "perfbudget",
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [
    .library(name: "ObservationKit", targets: ["ObservationKit"]),
    .library(name: "BudgetKit", targets: ["BudgetKit"]),
    .library(name: "BudgetCommand", targets: ["BudgetCommand"]),
    .executable(name: "perfbudget", targets: ["perfbudget"]),
  ],
  targets: [
    .target(name: "ObservationKit", swiftSettings: settings),
    .target(name: "ViewTree", dependencies: ["ObservationKit"], swiftSettings: settings),
    .target(
      name: "RenderSim",
      dependencies: ["ObservationKit", "ViewTree"],
      swiftSettings: settings
    ),
    .target(name: "Storefront", dependencies: ["RenderSim"], swiftSettings: settings),
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
    .testTarget(
      name: "RenderSimTests",
      dependencies: ["RenderSim"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ObservationKitTests",
      dependencies: ["ObservationKit"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SemanticsTests",
      dependencies: ["ObservationKit", "RenderSim"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StorefrontTests",
      dependencies: ["RenderSim", "Storefront"],
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
  ],
  swiftLanguageModes: [.v6]
)
