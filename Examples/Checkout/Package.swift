// swift-tools-version: 6.2

import PackageDescription

// On Apple's systems the screens use the system's SwiftUI; elsewhere the stand-in of that name.
#if os(Linux)
let swiftUI: [Target.Dependency] = [
  .product(name: "OSLog", package: "perfbudget"),
  .product(name: "SwiftUI", package: "perfbudget"),
]
let symbols: [Target.PluginUsage] = [.plugin(name: "AssetSymbolsPlugin", package: "perfbudget")]
#else
let swiftUI: [Target.Dependency] = []
let symbols: [Target.PluginUsage] = []
#endif

let package = Package(
  name: "Checkout",
  platforms: [.macOS(.v26), .iOS(.v26)],
  dependencies: [.package(name: "perfbudget", path: "../..")],
  targets: [
    .target(
      name: "Checkout",
      dependencies: swiftUI,
      exclude: ["Assets.xcassets", "Localizable.xcstrings"],
      plugins: symbols
    ),
    .executableTarget(
      name: "CheckoutBudget",
      dependencies: [
        "Checkout",
        .product(name: "BudgetCommand", package: "perfbudget"),
        .product(name: "RenderSim", package: "perfbudget"),
      ]
    ),
    .testTarget(
      name: "CheckoutTests",
      dependencies: ["Checkout", .product(name: "RenderSim", package: "perfbudget")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
