package import BudgetKit
internal import Foundation

extension RecordingEnvironment {
  /// The build and the machine of this process.
  package static var current: RecordingEnvironment {
    RecordingEnvironment(
      swift: CompilerVersion.current,
      platform: "\(system)-\(architecture)",
      configuration: currentConfiguration,
      cpu: processorName ?? "unknown",
      cores: ProcessInfo.processInfo.processorCount
    )
  }

  private static var currentConfiguration: Configuration {
    #if DEBUG
    .debug
    #else
    .release
    #endif
  }

  private static var system: String {
    #if os(Linux)
    "linux"
    #elseif os(macOS)
    "macos"
    #else
    "unknown"
    #endif
  }

  private static var architecture: String {
    #if arch(x86_64)
    "x86_64"
    #elseif arch(arm64)
    "arm64"
    #else
    "unknown"
    #endif
  }

  private static var processorName: String? {
    #if os(macOS)
    var size = 0
    guard sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0) == 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: size)
    guard sysctlbyname("machdep.cpu.brand_string", &bytes, &size, nil, 0) == 0 else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #else
    let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":", maxSplits: 1).last
    return name.map { $0.trimmingCharacters(in: .whitespaces) }
    #endif
  }
}
