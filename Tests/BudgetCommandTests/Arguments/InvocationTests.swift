import BudgetCommand
import Testing

@MainActor
struct InvocationTests {
  struct ErrorCase: CustomTestStringConvertible, Sendable {
    var testDescription: String { arguments.joined(separator: " ") }
    let arguments: [String]
    let message: String

    init(_ arguments: [String], _ message: String) {
      (self.arguments, self.message) = (arguments, message)
    }
  }

  @Test(arguments: [
    ErrorCase(["chek"], "There is no command 'chek'. Did you mean 'check'?"),
    ErrorCase(
      [""],
      "There is no command ''. Known: 'accept', 'check', 'completions', 'help', "
        + "'list', 'run', 'version'."
    ),
    ErrorCase(
      ["check", "--fromat", "json"],
      "The command 'check' has no option '--fromat'. Did you mean '--format'?"
    ),
    ErrorCase(
      ["version", "--strict"],
      "The command 'version' has no option '--strict'. Known: '--help'."
    ),
    ErrorCase(
      ["--strict", "check"],
      "The option '--strict' stands before the command. Begin with a command, such as 'check'."
    ),
    ErrorCase(
      ["accept", "--reason"],
      "The option '--reason' has no value. Write '--reason TEXT'."
    ),
    ErrorCase(
      ["check", "--output", "--strict"],
      "The option '--output' has no value. Write '--output FILE'."
    ),
    ErrorCase(
      ["check", "--strict=yes"],
      "The option '--strict' takes no value, and has 'yes'. Remove the value."
    ),
    ErrorCase(
      ["check", "--format", "jsn"],
      "The value 'jsn' of '--format' is not known. Did you mean 'json'?"
    ),
    ErrorCase(
      ["accept", "--reason", " "],
      "The value '' of '--reason' is empty. Write '--reason TEXT'."
    ),
    ErrorCase(
      ["check", "--strict", "--strict"],
      "The option '--strict' is there twice. Remove one of the two."
    ),
    ErrorCase(
      ["run", "--times", "0"],
      "The value '0' of '--times' is not allowed. Write a whole number from 1 to 1000000."
    ),
    ErrorCase(
      ["run", "--times", "many"],
      "The value 'many' of '--times' is not allowed. Write a whole number from 1 to 1000000."
    ),
    ErrorCase(["list", "coupon"], "The command 'list' does not take 'coupon'. Write 'list'."),
    ErrorCase(
      ["help", "run", "list"],
      "The command 'help' does not take 'list'. Write 'help [COMMAND]'."
    ),
    ErrorCase(
      ["help", "rnu"],
      "The command 'help' does not know 'rnu'. Did you mean 'run'?"
    ),
    ErrorCase(
      ["completions"],
      "The command 'completions' needs one of 'bash', 'zsh', 'fish'. Add one."
    ),
    ErrorCase(
      ["completions", "fsh"],
      "The command 'completions' does not know 'fsh'. Did you mean 'fish'?"
    ),
  ])
  func `wrong arguments exit 2 and say what to do`(_ wrong: ErrorCase) throws {
    let shop = try TestShop()
    #expect(shop.run(arguments: wrong.arguments) == .invalidInput)
    #expect(shop.errors == "error: \(wrong.message)\n")
    #expect(shop.output.isEmpty)
  }

  @Test
  func `options may stand anywhere after the command, with or without an equals sign`() throws {
    let invocation = try Invocation([
      "check", "--variant", "narrow", "coupon", "--format=json", "--variant=a=b", "--strict", "--",
      "--odd",
    ])
    #expect(invocation.verb == .check)
    #expect(invocation.words == ["coupon", "--odd"])
    #expect(invocation.values == [.variant: ["narrow", "a=b"], .format: ["json"], .strict: [""]])
    let settings = try Settings(invocation)
    #expect(settings.format == .json && settings.isStrict)
    #expect(settings.variants == ["narrow", "a=b"])
  }

  @Test
  func `what is left out has a default`() throws {
    let settings = try Settings(try Invocation(["check"]))
    #expect(settings.format == .text && settings.color == .auto && !settings.isStrict)
    #expect(settings.output == nil && settings.reason == nil && settings.times == nil)
    #expect(settings.scenarios == "scenarios" && settings.variants.isEmpty)
  }

  @Test
  func `help is a reason to look no further`() throws {
    #expect(try Invocation(["completions", "-h"]).values[.help] != nil)
    #expect(try Invocation(["--help"]).verb == .help)
    #expect(try Invocation([]).verb == .help)
    #expect(try Invocation(["--version"]).verb == .version)
  }
}
