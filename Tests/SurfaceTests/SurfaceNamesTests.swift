internal import Foundation
internal import Testing

/// Whether every name that screens of apps use most is there.
///
/// The files of `CallShapeTests` are built with `import SwiftUI` alone, in both language modes. A
/// name that their code uses therefore exists in the surface; one that is missing from it cannot
/// stay in their code.
struct SurfaceNamesTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The names in `Names.txt`.
  static let names: [String] = {
    let file = tests.appending(path: "SurfaceTests/Names.txt")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.filter { !$0.hasPrefix("# ") && !$0.hasPrefix("#T") }.map(String.init)
  }()

  /// The code of the call-shape files, without comments.
  static let code: String = {
    let folder = tests.appending(path: "CallShapeTests")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    let sources = (files ?? []).filter { $0.pathExtension == "swift" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    return sources.joined(separator: "\n").split(separator: "\n")
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      .joined(separator: "\n")
  }()

  @Test
  func `the list holds the names of all tiers`() {
    #expect(Self.names.count > 390)
    #expect(Self.code.count > 10_000)
  }

  @Test(arguments: names)
  func `a name is used by code that is built`(_ name: String) throws {
    #expect(try Self.uses(name, in: Self.code), "Use '\(name)' in a file of Tests/CallShapeTests.")
  }

  @Test(arguments: names.filter { $0.first?.isUppercase == true })
  func `a type of the surface is not declared by the code that uses it`(_ name: String) throws {
    let declaration = try Regex("\\b(struct|class|enum|protocol|actor|typealias) \(name)\\b")
    #expect(Self.code.firstMatch(of: declaration) == nil)
  }

  @Test
  func `a name that is only part of another is not there`() throws {
    #expect(try !Self.uses(".pad", in: "Text(\"\").padding()"))
    #expect(try !Self.uses("Stack", in: "VStack {}"))
    #expect(try Self.uses("Axis", in: "Axis.Set.all"))
    #expect(try Self.uses(".padding", in: "Text(\"\").padding()"))
  }

  private static func uses(_ name: String, in code: String) throws -> Bool {
    let start = name.first?.isLetter == true ? "\\b" : ""
    let end = name.last?.isLetter == true ? "\\b" : ""
    let pattern = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? "\($0)" : "\\\($0)" }
    // The usual boundary finds none before the dot of `Axis.Set`.
    let regex = try Regex(start + pattern.joined() + end).wordBoundaryKind(.simple)
    return code.firstMatch(of: regex) != nil
  }
}
