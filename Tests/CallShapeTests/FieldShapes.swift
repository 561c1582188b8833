import SwiftUI

struct FieldShapes: View {
  enum Field: Hashable, CaseIterable {
    case name
    case password
  }

  let placeholder: String
  let submit: () -> Void
  @State private var text = ""
  @State private var amount = 0.0
  @State private var count = 0
  @State private var optional: Int?
  @State private var selection: TextSelection?
  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool
  @Binding var name: String

  private var formatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }

  var body: some View {
    Group {
      TextField("Name", text: $text)
      TextField(placeholder, text: $name)
      TextField(text.isEmpty ? placeholder : "Name", text: $text)
      TextField("Name", text: $text, axis: .vertical).lineLimit(3)
      TextField(placeholder, text: $text, axis: .vertical)
      TextField("Name", text: $text, prompt: Text("Ann"))
      TextField("Name", text: $text, prompt: Text("Ann").foregroundColor(.gray), axis: .vertical)
      TextField("Amount", value: $amount, format: .number)
      TextField("Amount", value: $amount, format: .currency(code: "EUR"))
      TextField(placeholder, value: $count, format: .number)
      TextField("Optional", value: $optional, format: .number)
      TextField("Amount", value: $amount, formatter: formatter)
      TextField("Amount", value: $count, formatter: NumberFormatter())
      TextField(text: $text) { Text("Name") }
      TextField(text: $text, prompt: Text("Ann")) { Text("Name") }
    }
    Group {
      TextField("Name", text: $text, onEditingChanged: { isEditing in print(isEditing) })
      TextField("Name", text: $text, onCommit: submit)
      TextField("Name", text: $text, onEditingChanged: { _ in }, onCommit: { submit() })
      TextField("Name", text: $text) { isEditing in
        print(isEditing)
      } onCommit: {
        submit()
      }
      TextField(placeholder, text: $text) { editing in print(editing) }
      SecureField("Password", text: $text)
      SecureField(placeholder, text: $text)
      SecureField("Password", text: $text, prompt: Text("Secret"))
      SecureField("Password", text: $text) { submit() }
      SecureField(text: $text) { Text("Password") }
      SecureField(text: $text, prompt: Text("Secret")) { Text("Password") }
      TextEditor(text: $text)
      TextEditor(text: $text, selection: $selection)
        .textEditorStyle(.plain)
        .textEditorStyle(.automatic)
    }
    .focused($field, equals: .name)
    .focused($isFocused)
    .focused($field, equals: Field.password)
    .onSubmit { field = .password }
    .onSubmit(submit)
    .onSubmit(of: .search) { submit() }
    .onSubmit(of: [.text, .search], submit)
    .submitLabel(.next)
    .submitLabel(.done)
    .submitLabel(field == .name ? .next : .go)
    .submitScope()
    .textFieldStyle(.roundedBorder)
    .textFieldStyle(.plain)
    .textFieldStyle(.automatic)
    .textFieldStyle(RoundedBorderTextFieldStyle())
    .textFieldStyle(PlainTextFieldStyle())
    .textFieldStyle(DefaultTextFieldStyle())
    .textFieldStyle(FilledStyle())
    .keyboardType(.decimalPad)
    .keyboardType(.emailAddress)
    .keyboardType(.default)
    .textContentType(.emailAddress)
    .textContentType(.password)
    .textInputAutocapitalization(.never)
    .textInputAutocapitalization(.words)
    .autocapitalization(.none)
    .autocorrectionDisabled()
    .autocorrectionDisabled(true)
    .disableAutocorrection(true)
    .defaultFocus($field, .name)
    .focusable()
    .focusable(false)
    .onAppear { field = .name }
    .onChange(of: field) { old, new in print(old as Any, new as Any) }
    Button("Done") {
      isFocused = false
      field = nil
    }
    .disabled(field == nil)
    PasswordField(isFocused: $isFocused, field: $field)
  }
}

private struct PasswordField: View {
  @FocusState.Binding var isFocused: Bool
  var field: FocusState<FieldShapes.Field?>.Binding
  @State private var text = ""

  var body: some View {
    SecureField("Password", text: $text)
      .focused($isFocused)
      .focused(field, equals: .password)
      .opacity(isFocused ? 1 : 0.5)
      .onTapGesture { field.wrappedValue = .password }
  }
}

private struct FilledStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(8)
      .background(Color.gray)
  }
}

private struct DocumentKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var document: Binding<String>? {
    get { self[DocumentKey.self] }
    set { self[DocumentKey.self] = newValue }
  }
}

struct FocusedValueShapes: View {
  @FocusedBinding(\.document) private var document
  @FocusedValue(\.document) private var binding
  @State private var text = ""

  var body: some View {
    Text(document ?? "")
      .focusedSceneValue(\.document, $text)
      .focusedValue(\.document, $text)
      .disabled(binding == nil)
  }
}
