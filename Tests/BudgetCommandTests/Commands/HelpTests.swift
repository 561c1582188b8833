import BudgetCommand
import Testing

@MainActor
struct HelpTests {
  @Test(arguments: [[], ["help"], ["--help"], ["-h"]])
  func `the overview is for somebody who is new`(_ arguments: [String]) throws {
    let shop = try TestShop()
    #expect(shop.run(arguments: arguments) == .success)
    #expect(
      shop.output == """
        perfbudget replays scenarios on your screens, counts how often each view's body is
        evaluated, and fails when a change makes it more than the budget or the baseline.

        Usage: perfbudget COMMAND [OPTION…]

        Commands
          list                       show the screens, their variants and the scenarios
          run [SCENARIO…]            replay scenarios and show the body evaluations of each view
          check [SCENARIO…]          replay scenarios and compare with baselines and budgets
          accept [SCENARIO…]         store what scenarios count now as their baselines
          help [COMMAND]             explain a command
          version                    show the version
          completions bash|zsh|fish  write completions for bash, zsh or fish

        Begin with
          perfbudget list     what there is
          perfbudget check    whether everything is within budget

        Exit status
          0  within budget
          1  over budget, or regressed
          2  usage error, or an invalid input file
          3  baseline missing, unreadable or incompatible
          4  a scenario could not be replayed, or did too little
          6  improved beyond the baseline, only with --strict

        'perfbudget help COMMAND' explains a command.

        """
    )
  }

  @Test(arguments: [["help", "accept"], ["accept", "--help"], ["accept", "nothing", "-h"]])
  func `a command is explained with its options`(_ arguments: [String]) throws {
    let shop = try TestShop()
    #expect(shop.run(arguments: arguments) == .success)
    #expect(
      shop.output == """
        perfbudget accept: store what scenarios count now as their baselines

        Without a name the baselines of all scenarios are stored, beside the scenarios in the
        folder 'baselines'; commit them. A count that rises above its baseline or budget needs
        a reason, which is kept in the file.

        Usage: perfbudget accept [SCENARIO…] [OPTION…]

        Options
          --variant NAME        only this variant; may be repeated
          --scenarios FOLDER    the folder with the scenario files; 'scenarios' if left out
          --reason TEXT         why counts may rise; needed when one does
          --time-limit SECONDS  stop a step after this much real time; 60 if left out
          --in-process          replay in this process, for a debugger; a crash ends everything
          --help                explain the command

        """
    )
  }

  @Test(arguments: [["version"], ["--version"]])
  func `the version is one line`(_ arguments: [String]) throws {
    let shop = try TestShop()
    #expect(shop.run(arguments: arguments) == .success)
    #expect(shop.output == "perfbudget 0.1.0\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions know every command and option`(_ shell: String) throws {
    let shop = try TestShop()
    #expect(shop.run("completions", shell) == .success)
    for verb in Verb.allCases { #expect(shop.output.contains(verb.rawValue)) }
    for option in Option.allCases {
      let name = shell == "fish" ? "-l \(option.rawValue.dropFirst(2)) " : option.rawValue
      #expect(shop.output.contains(name))
    }
  }

  @Test
  func `the list shows screens, variants and scenarios`() throws {
    let shop = try TestShop()
    #expect(shop.run("list") == .success)
    #expect(
      shop.output == """
        Screens
          cart: The cart.
            parameters: lines 200, mode full, rate 1.5
            variant narrow: The list takes lines.
            variant wide

        Scenarios
          coupon: Keystrokes leave the list alone.
            screen cart, narrow; no baseline yet

        """
    )
    shop.run("accept")
    shop.run("list")
    #expect(shop.output.hasSuffix("    screen cart, narrow\n"))
  }

  @Test
  func `the list as JSON has the same facts`() throws {
    let shop = try TestShop()
    #expect(shop.run("list", "--format", "json") == .success)
    #expect(
      shop.output == """
        {
          "format": "perfbudget-list",
          "producer": "perfbudget 0.1.0",
          "scenarios": [
            {
              "has_baseline": false,
              "name": "coupon",
              "screen": "cart",
              "summary": "Keystrokes leave the list alone.",
              "variants": ["narrow"]
            }
          ],
          "screens": [
            {
              "name": "cart",
              "parameters": {
                "lines": 200,
                "mode": "full",
                "rate": 1.5
              },
              "summary": "The cart.",
              "variants": [
                {"name": "narrow", "summary": "The list takes lines."},
                {"name": "wide", "summary": ""}
              ]
            }
          ],
          "version": 1
        }

        """
    )
  }
}
