import BudgetCommand
import BudgetKit
import Foundation
import RenderSim

/// A made-up shop in a folder of its own: scenarios on disk, screens that replay from a script.
@MainActor
final class TestShop {
  /// What the program wrote to each stream, in one text.
  private(set) var written: [Console.Stream: String] = [:]

  /// How the build and the machine are described.
  var environment = RecordingEnvironment(
    swift: "6.3.1",
    platform: "linux-x86_64",
    configuration: .debug,
    cpu: "unknown",
    cores: 2
  )

  /// The environment variables.
  var variables: [String: String] = [:]

  /// How the program was started.
  var programPath = "perfbudget"

  /// Which streams are terminals.
  var terminals: Set<Console.Stream> = []

  /// The evaluations of one keystroke, by variant.
  var perKeystroke: [String: [String]] = ["narrow": ["CouponField"]]

  /// Replaces the whole record of a variant; called with the number of the replay.
  var scripts: [String: (Int) -> Result<ReplayRecord, ReplayError>] = [:]

  /// The replays that were asked for.
  private(set) var requests: [ReplayEngine.Request] = []

  private let folder: URL

  /// Creates a shop with the scenario `coupon` and no baseline.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      component: "perfbudget-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(
      at: folder.appending(component: "scenarios/baselines"),
      withIntermediateDirectories: true
    )
    try write(Self.scenario, "scenarios/coupon.json")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Two keystrokes on a cart with one variant.
  nonisolated static let scenario = """
    {
      scenario: "coupon", summary: "Keystrokes leave the list alone.", screen: "cart",
      variants: ["narrow"], parameters: { lines: 2 },
      steps: [{ type: "KU", into: "coupon" }],
      budget: { narrow: { CartListView: 0 } }
    }
    """

  private static let screens = [
    Screen("cart", summary: "The cart.", parameters: ["lines": 200, "rate": 1.5, "mode": "full"]) {
      ScreenVariant("narrow", summary: "The list takes lines.", content: unmounted)
      ScreenVariant("wide", content: unmounted)
    }
  ]

  private static let unmounted: @MainActor @Sendable (ScreenParameters) -> ScreenContent = { _ in
    preconditionFailure("The made-up screen 'cart' is never mounted.")
  }

  /// Carries out a command; what it writes replaces what was written before.
  @discardableResult
  func run(_ arguments: String...) -> ExitStatus { run(arguments: arguments) }

  /// Carries out a command; what it writes replaces what was written before.
  @discardableResult
  func run(arguments: [String]) -> ExitStatus {
    written = [:]
    requests = []
    let context = CommandContext(
      program: Program(
        path: programPath,
        workingFolder: folder.path,
        configuration: environment.configuration
      ),
      workingFolder: folder.path,
      variables: variables,
      environment: environment,
      console: Console(
        isTerminal: { self.terminals.contains($0) },
        write: { self.written[$1, default: ""] += $0 }
      ),
      engine: ReplayEngine { (request) throws(ReplayError) in try self.replay(request) }
    )
    return BudgetCommand.execute(arguments: arguments, screens: Self.screens, context: context)
  }

  /// What the last command wrote to standard output.
  var output: String { written[.output] ?? "" }

  /// What the last command wrote to standard error.
  var errors: String { written[.errors] ?? "" }
}

// MARK: - Files

extension TestShop {
  /// The baseline of the scenario `coupon`.
  static let baseline = "scenarios/baselines/coupon.json"

  /// Writes a file below the shop's folder.
  func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  /// Reads a file below the shop's folder.
  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  /// Makes a folder below the shop's.
  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: path),
      withIntermediateDirectories: true
    )
  }

  /// Removes a file or folder below the shop's folder.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  /// Makes a symbolic link below the shop's folder.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: path).path,
      withDestinationPath: target
    )
  }

  /// The names of what is in a folder below the shop's.
  func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path).sorted()
  }
}

// MARK: - Replays

extension TestShop {
  private func replay(_ request: ReplayEngine.Request) throws(ReplayError) -> ReplayRecord {
    requests.append(request)
    if let script = scripts[request.variant.name] { return try script(requests.count).get() }
    return Self.record(request, perKeystroke[request.variant.name] ?? [])
  }

  /// A record of a cart that evaluates `views` at every keystroke.
  static func record(_ request: ReplayEngine.Request, _ views: [String]) -> ReplayRecord {
    var record = record(views, letters: "")
    record.mountedCount = request.parameters.integer("lines") + 2
    for case .type(let text, let control) in request.steps {
      for letter in text {
        record.events.append(
          event(record.events.count + 1, "type '\(letter)' into \(control)", views)
        )
      }
    }
    return record
  }

  /// A record of a cart with two lines that evaluates `views` at every letter.
  static func record(_ views: [String], letters: String = "KU") -> ReplayRecord {
    ReplayRecord(
      mount: ["CartListView", "CartLineRow", "CartLineRow", "CouponField"].map {
        EvaluationRecord(
          view: $0,
          path: "CartScreen/\($0)",
          causes: [.appeared],
          isRedundant: false
        )
      },
      events: letters.enumerated().map { event($0.offset + 1, "type '\($0.element)'", views) },
      mountedCount: 4,
      findings: []
    )
  }

  private static func event(_ number: Int, _ action: String, _ views: [String]) -> ReplayEvent {
    let cause = EvaluationCause.propertyChanged(owner: "CartStore", property: "couponCode")
    return ReplayEvent(
      number: number,
      action: action,
      evaluations: views.map {
        EvaluationRecord(view: $0, path: "CartScreen/\($0)", causes: [cause], isRedundant: false)
      }
    )
  }
}
