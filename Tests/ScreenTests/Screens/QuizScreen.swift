import SwiftUI

struct QuizQuestion: Identifiable, Hashable, Sendable {
  let id: Int
  let prompt: LocalizedStringResource
  let answers: [String]
  let correct: Int

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@MainActor
@Observable
final class QuizGame {
  enum Stage: Equatable {
    case asking(index: Int, chosen: Int?)
    case finished
  }

  let questions: [QuizQuestion]
  private(set) var stage = Stage.asking(index: 0, chosen: nil)
  private(set) var score = 0

  init(questions: [QuizQuestion]) {
    self.questions = questions
  }

  var progress: Double {
    switch stage {
    case .asking(let index, let chosen):
      (Double(index) + (chosen == nil ? 0 : 1)) / Double(questions.count)
    case .finished: 1
    }
  }

  func choose(_ answer: Int) {
    guard case .asking(let index, nil) = stage else { return }
    stage = .asking(index: index, chosen: answer)
    if questions[index].correct == answer { score += 1 }
  }

  func advance() {
    guard case .asking(let index, .some) = stage else { return }
    stage = index + 1 < questions.count ? .asking(index: index + 1, chosen: nil) : .finished
  }

  func restart() {
    score = 0
    stage = .asking(index: 0, chosen: nil)
  }
}

struct QuizScreen: View {
  let game: QuizGame
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack(spacing: 24) {
      QuizProgress(game: game)
      switch game.stage {
      case .asking(let index, let chosen):
        QuizCard(question: game.questions[index], chosen: chosen) { answer in
          game.choose(answer)
        }
        .id(index)
        .transition(
          reduceMotion
            ? .opacity
            : .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading))
        )
        if chosen != nil {
          Button("Next") {
            withAnimation(.spring(duration: 0.4)) { game.advance() }
          }
          .buttonStyle(.borderedProminent)
        }
      case .finished:
        QuizResult(score: game.score, count: game.questions.count, restart: game.restart)
          .transition(.scale.combined(with: .opacity))
      }
    }
    .padding()
  }
}

private struct QuizProgress: View {
  let game: QuizGame

  var body: some View {
    ProgressView(value: game.progress) {
      Text("Score \(game.score)")
    }
    .animation(.default, value: game.progress)
  }
}

private struct QuizCard: View {
  let question: QuizQuestion
  let chosen: Int?
  let choose: (Int) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(question.prompt).font(.title2)
      ForEach(question.answers.indices, id: \.self) { index in
        Button {
          choose(index)
        } label: {
          QuizAnswer(text: question.answers[index], mark: mark(of: index))
        }
        .disabled(chosen != nil)
      }
    }
  }

  private func mark(of index: Int) -> QuizAnswer.Mark? {
    guard let chosen else { return nil }
    if index == question.correct { return .right }
    return index == chosen ? .wrong : nil
  }
}

private struct QuizAnswer: View {
  enum Mark: String {
    case right = "checkmark.circle.fill"
    case wrong = "xmark.circle.fill"
  }

  let text: String
  let mark: Mark?

  var body: some View {
    HStack {
      Text(verbatim: text)
      Spacer()
      if let mark {
        Image(systemName: mark.rawValue)
          .foregroundStyle(mark == .right ? AnyShapeStyle(.green) : AnyShapeStyle(.red))
          .transition(.symbolEffect)
      }
    }
    .contentShape(.rect)
  }
}

private struct QuizResult: View {
  let score: Int
  let count: Int
  let restart: @MainActor () -> Void

  var body: some View {
    GroupBox("Result") {
      Text("\(score) of \(count)")
      Gauge(value: Double(score), in: 0...Double(count)) { Text("Right") }
      Button("Play Again", action: restart)
    }
  }
}

#Preview {
  QuizScreen(
    game: QuizGame(questions: [
      QuizQuestion(id: 0, prompt: "Which is even?", answers: ["1", "2"], correct: 1)
    ])
  )
}
