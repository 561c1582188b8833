import SwiftUI

enum ExpenseKind: String, CaseIterable, Identifiable, Sendable {
  case meal, travel, hotel

  var id: Self { self }
  var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
  var limit: Double { self == .hotel ? 300 : 100 }
}

struct ExpenseDraft: Equatable, Sendable {
  var title = ""
  var amount: Double?
  var people = 1
  var kind = ExpenseKind.meal
  var isBillable = false

  enum Problem: Hashable, Sendable {
    case title, amount
    case limit(Double)

    var text: String {
      switch self {
      case .title: "Say what it was for."
      case .amount: "The amount must be more than zero."
      case .limit(let limit): "At most \(Int(limit)) for each person."
      }
    }
  }

  var problems: [Problem] {
    var problems: [Problem] = []
    if title.trimmingCharacters(in: .whitespaces).isEmpty { problems.append(.title) }
    if let amount, amount > 0 {
      if amount / Double(people) > kind.limit { problems.append(.limit(kind.limit)) }
    } else {
      problems.append(.amount)
    }
    return problems
  }
}

struct ExpenseScreen: View {
  private enum Field: Hashable {
    case title, amount
  }

  @State private var draft = ExpenseDraft()
  @State private var showsProblems = false
  @FocusState private var field: Field?
  let onSubmit: (ExpenseDraft) -> Void

  var body: some View {
    Form {
      Section("Expense") {
        TextField("What for?", text: $draft.title)
          .focused($field, equals: .title)
          .submitLabel(.next)
          .onSubmit { field = .amount }
        TextField("Amount", value: $draft.amount, format: .number.precision(.fractionLength(0...2)))
          .focused($field, equals: .amount)
          .keyboardType(.decimalPad)
        ExpenseKindPicker(kind: $draft.kind)
        ExpensePeopleStepper(people: $draft.people)
        Toggle("Bill the client", isOn: $draft.isBillable)
      }
      if showsProblems {
        ExpenseProblems(problems: draft.problems)
      }
      Button("Submit", action: submit)
        .frame(maxWidth: .infinity)
    }
    .formStyle(.grouped)
    .scrollDismissesKeyboard(.interactively)
    .defaultFocus($field, .title)
    .onChange(of: draft.kind) { _, kind in
      if kind == .hotel { draft.isBillable = true }
    }
  }

  private func submit() {
    let problems = draft.problems
    guard problems.isEmpty else {
      showsProblems = true
      field = problems.contains(.title) ? .title : .amount
      return
    }
    onSubmit(draft)
    draft = ExpenseDraft()
    showsProblems = false
    field = nil
  }
}

private struct ExpenseKindPicker: View {
  @Binding var kind: ExpenseKind

  var body: some View {
    Picker("Kind", selection: $kind) {
      ForEach(ExpenseKind.allCases) { kind in
        Text(kind.title).tag(kind)
      }
    }
    .pickerStyle(.menu)
  }
}

private struct ExpensePeopleStepper: View {
  @Binding var people: Int

  var body: some View {
    Stepper(value: $people, in: 1...20) {
      LabeledContent("People", value: people, format: .number)
    }
    .accessibilityIdentifier("people")
  }
}

private struct ExpenseProblems: View {
  let problems: [ExpenseDraft.Problem]

  var body: some View {
    Section {
      ForEach(problems, id: \.self) { problem in
        Label(problem.text, systemImage: "exclamationmark.triangle")
          .foregroundStyle(.red)
      }
    }
    .listRowBackground(Color.red.opacity(0.1))
  }
}

#Preview {
  @Previewable @State var last: ExpenseDraft?
  ExpenseScreen { last = $0 }
    .overlay(alignment: .bottom) { Text(last?.title ?? "") }
}
