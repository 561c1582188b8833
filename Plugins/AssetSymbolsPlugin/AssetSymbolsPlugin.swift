import Foundation
import PackagePlugin

/// Makes the symbols of a target's asset and string catalogues before the target is built.
@main
struct AssetSymbolsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let catalogs = Self.catalogs(in: target.directoryURL)
    guard !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Symbols of the catalogues of \(target.name)",
        executable: try context.tool(named: "AssetSymbols").url,
        arguments: [output.path] + catalogs.map(\.path),
        inputFiles: catalogs.flatMap(Self.files),
        outputFiles: [output]
      )
    ]
  }

  private static func catalogs(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let entries = (all?.allObjects ?? []).compactMap { $0 as? URL }
    return entries.filter { ["xcassets", "xcstrings"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }

  /// The files whose change makes the symbols outdated.
  private static func files(of catalog: URL) -> [URL] {
    guard catalog.pathExtension == "xcassets" else { return [catalog] }
    let all = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    return [catalog] + (all?.allObjects ?? []).compactMap { $0 as? URL }
  }
}
