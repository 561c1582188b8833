import BudgetCommand
import BudgetKit
import Testing

struct ProgramTests {
  struct StartCase: CustomTestStringConvertible, Sendable {
    let path: String
    let debug: String
    let release: String
    var name = "Gate"
    var testDescription: String { path }
  }

  @Test(arguments: [
    StartCase(
      path: ".build/x86_64-unknown-linux-gnu/release/Gate",
      debug: "swift run Gate",
      release: "swift run -c release Gate"
    ),
    StartCase(
      path: "./.build/debug/Gate",
      debug: "swift run Gate",
      release: "swift run -c release Gate"
    ),
    StartCase(
      path: "/shop/.build/debug/Gate",
      debug: "swift run Gate",
      release: "swift run -c release Gate"
    ),
    StartCase(
      path: "../.build/debug/Gate",
      debug: "swift run --package-path .. Gate",
      release: "swift run --package-path .. -c release Gate"
    ),
    StartCase(
      path: "/my shop/.build/debug/Gate",
      debug: "swift run --package-path '/my shop' Gate",
      release: "swift run --package-path '/my shop' -c release Gate"
    ),
    StartCase(path: "Gate", debug: "Gate", release: "Gate"),
    StartCase(path: "tools/Gate", debug: "tools/Gate", release: "tools/Gate"),
    StartCase(
      path: "/anna's/Gate 2",
      debug: "'/anna'\\''s/Gate 2'",
      release: "'/anna'\\''s/Gate 2'",
      name: "Gate 2"
    ),
  ])
  func `the advised command starts the program as it was started`(_ start: StartCase) {
    let debug = Program(path: start.path, workingFolder: "/shop", configuration: .debug)
    let release = Program(path: start.path, workingFolder: "/shop", configuration: .release)
    #expect(debug.command == start.debug)
    #expect(release.command == start.release)
    #expect([debug.name, release.name] == [start.name, start.name])
  }

  @Test
  func `a Release build is started through the package`() {
    let program = Program(path: "perfbudget", workingFolder: "/shop", configuration: .debug)
    #expect(program.releaseCommand == "swift run -c release perfbudget")
  }

  @Test @MainActor
  func `messages advise what can be typed, and completions keep the name`() throws {
    let shop = try TestShop()
    shop.programPath = ".build/release/Gate"
    shop.environment.configuration = .release
    #expect(shop.run("check") == .baselineUnusable)
    #expect(shop.errors.hasSuffix("Store it: swift run -c release Gate accept coupon\n"))
    shop.run("accept")
    shop.perKeystroke["narrow"] = ["CartListView"]
    shop.run("check")
    let advice = "swift run -c release Gate accept coupon --reason \"why\"\n"
    #expect(shop.output.hasSuffix("If that is right: \(advice)"))
    shop.run("accept")
    #expect(shop.errors.hasSuffix("Say why: \(advice)"))
    shop.run("help")
    #expect(shop.output.hasPrefix("Gate replays scenarios"))
    #expect(shop.output.contains("\nUsage: swift run -c release Gate COMMAND [OPTION…]\n"))
    #expect(shop.output.contains("\n  swift run -c release Gate check    whether"))
    shop.run("completions", "bash")
    #expect(shop.output.hasSuffix(" Gate\n"))
  }
}
