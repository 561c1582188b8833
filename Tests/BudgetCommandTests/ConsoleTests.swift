import BudgetCommand
import Testing

struct ConsoleTests {
  @Test
  func `what a screen prints does not spoil the result`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(4),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let console = Console.process()
      print("a screen says hello")
      console.write("{}\n", .output)
      console.report("Something is wrong.")
      Console.end(with: .notReplayed)
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("{}\n") && !output.contains("hello"))
    #expect(errors.contains("hello\n") && errors.contains("error: Something is wrong.\n"))
  }
}
