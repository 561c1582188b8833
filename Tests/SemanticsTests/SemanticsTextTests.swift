internal import Foundation
internal import RenderSim
internal import Testing

/// What texts show.
@MainActor
struct SemanticsTextTests {
  private nonisolated static let date = Date(timeIntervalSinceReferenceDate: 3_600)

  nonisolated struct TextCase: CustomTestStringConvertible, Sendable {
    let expected: String
    let text: Text

    init(_ expected: String, _ text: Text) {
      self.expected = expected
      self.text = text
    }

    var testDescription: String { expected }
  }

  nonisolated static let cases: [TextCase] = {
    let name = "cart"
    return [
      TextCase("cart", Text(name)),
      TextCase("a cart of 3", Text("a \(name) of \(3)")),
      TextCase("3.50", Text("\(3.5, specifier: "%.2f")")),
      TextCase("[cart]", Text("\(name, specifier: "[%@]")")),
      TextCase("12%", Text("\(0.12, format: .percent.locale(Locale(identifier: "en_US")))")),
      TextCase("bold and more", Text("\(Text("bold").bold()) and \("more")")),
      TextCase(" rated", Text("\(Image(systemName: "star")) rated")),
      TextCase("one two", Text("one").bold() + Text(" ") + Text("two").foregroundColor(.red)),
      TextCase("January 1, 2001", Text(date, style: .date)),
      TextCase("1:00 AM", Text(date, style: .time)),
      TextCase("1 hr", Text(date, style: .relative)),
      TextCase("+1 hr", Text(date, style: .offset)),
      TextCase("1:00:00", Text(date, style: .timer)),
      TextCase("in 1 hr", Text("in \(date, style: .relative)")),
      TextCase("1:00 AM – 2:00 AM", Text(date...date.addingTimeInterval(3_600))),
      TextCase("attributed", Text(AttributedString("attributed"))),
    ]
  }()

  @Test(arguments: cases)
  func `a text shows its values`(_ textCase: TextCase) {
    let stage = Stage { textCase.text }
    #expect(stage.host.texts == [textCase.expected])
  }

  private struct Countdown: View {
    var body: some View {
      let _ = evaluated("Countdown")
      let start = Date(timeIntervalSinceReferenceDate: 0)
      Text(timerInterval: start...start.addingTimeInterval(90))
      Text(timerInterval: start...start.addingTimeInterval(90), countsDown: false)
    }
  }

  @Test func `a timer counts without an evaluation`() {
    let stage = Stage { Countdown() }
    stage.expect(["Countdown": 1])
    #expect(stage.host.texts == ["1:30", "0:00"])
    stage.host.advance(by: .seconds(31))
    stage.expect([:])
    #expect(stage.host.texts == ["0:59", "0:31"])
    stage.host.advance(by: .seconds(100))
    #expect(stage.host.texts == ["0:00", "1:30"])
  }

  private struct Price: View, Equatable {
    let text: Text
    var body: some View {
      let _ = evaluated("Price")
      text
    }
  }

  private struct Prices: View {
    @State private var count = 0
    var body: some View {
      let _ = evaluated("Prices")
      Price(text: Text("3").bold(count > 1).foregroundStyle(.red))
      Button("up") { count += 1 }
    }
  }

  @Test func `a text with another style is another text`() {
    let stage = Stage { Prices() }
    stage.expect(["Prices": 1, "Price": 1])
    stage.tap("up", expecting: ["Prices": 1])
    stage.tap("up", expecting: ["Prices": 1, "Price": 1])
  }
}
