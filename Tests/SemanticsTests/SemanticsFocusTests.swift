internal import RenderSim
internal import Testing

/// What moves the focus, and what is evaluated because of it.
@MainActor
struct SemanticsFocusTests {
  private enum Field: Hashable {
    case email
    case password
  }

  private struct Login: View {
    @State private var email = ""
    @State private var password = ""
    @FocusState private var field: Field?

    var body: some View {
      let _ = evaluated("Login")
      TextField("email", text: $email)
        .focused($field, equals: .email)
        .onSubmit { field = .password }
      SecureField("password", text: $password)
        .focused($field, equals: .password)
        .onSubmit { ran("log in") }
      Text(field == nil ? "none" : field == .email ? "email" : "password")
      Button("to email") { field = .email }
    }
  }

  @Test func `typing gives a field the focus once`() {
    let stage = Stage { Login() }
    stage.expect(["Login": 1])
    stage.type("ab", into: "email", expecting: ["Login": 1])
    #expect(stage.host.texts.contains("email"))
    stage.type("c", into: "email", expecting: [:])
  }

  @Test func `submitting moves the focus on, or ends it`() throws {
    let stage = Stage { Login() }
    stage.type("a", into: "email", expecting: ["Login": 2])
    try stage.host.submit("email")
    stage.expect(["Login": 1])
    #expect(stage.host.texts.contains("password"))
    stage.type("x", into: "password", expecting: [:])
    try stage.host.submit("password")
    stage.expect(["Login": 1], closures: ["log in": 1])
    #expect(stage.host.texts.contains("none"))
  }

  @Test func `the screen moves the focus by writing`() throws {
    let stage = Stage { Login() }
    stage.expect(["Login": 1])
    stage.tap("to email", expecting: ["Login": 1])
    #expect(stage.host.texts.contains("email"))
    stage.host.endEditing()
    stage.expect(["Login": 1])
    #expect(stage.host.texts.contains("none"))
  }

  @Test func `a focus that no body reads evaluates nothing`() {
    struct Screen: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        let _ = evaluated("Screen")
        TextField("name", text: $text).focused($isFocused)
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1])
    stage.type("ab", into: "name", expecting: [:])
  }

  @Test func `a child with the binding is evaluated instead of the owner`() {
    struct Child: View {
      @FocusState.Binding var isFocused: Bool
      @Binding var text: String
      var body: some View {
        let _ = evaluated("Child")
        TextField("name", text: $text).focused($isFocused)
        Text(isFocused ? "focused" : "not focused")
      }
    }
    struct Owner: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        let _ = evaluated("Owner")
        Child(isFocused: $isFocused, text: $text)
      }
    }
    let stage = Stage { Owner() }
    stage.expect(["Owner": 1, "Child": 1])
    stage.type("a", into: "name", expecting: ["Child": 1])
    #expect(stage.host.texts.contains("focused"))
  }

  @Test func `only one of several focus states holds the focus`() throws {
    struct Screen: View {
      @State private var text = ""
      @FocusState private var first: Bool
      @FocusState private var second: Bool
      var body: some View {
        let _ = evaluated("Screen")
        TextField("one", text: $text).focused($first)
        TextField("two", text: $text).focused($second)
        Text("\(first) \(second)")
      }
    }
    let stage = Stage { Screen() }
    stage.expect(["Screen": 1])
    try stage.host.focus("one")
    stage.expect(["Screen": 1])
    #expect(stage.host.texts.last == "true false")
    try stage.host.focus("two")
    stage.expect(["Screen": 1])
    #expect(stage.host.texts.last == "false true")
  }

  @Test func `submissions run from the inside out and stop at a scope`() throws {
    let stage = Stage {
      VStack {
        TextField("open", text: .constant("")).onSubmit { ran("inner") }
        TextField("closed", text: .constant("")).onSubmit { ran("inner") }.submitScope()
      }
      .onSubmit { ran("outer") }
    }
    stage.expect([:])
    try stage.host.submit("open")
    stage.expect([:], closures: ["inner": 1, "outer": 1])
    try stage.host.submit("closed")
    stage.expect([:], closures: ["inner": 1])
  }

  @Test func `the older forms tell when editing begins and ends`() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        let _ = evaluated("Screen")
        TextField("name", text: $text) { isEditing in
          ran(isEditing ? "begins" : "ends")
        } onCommit: {
          ran("commit")
        }
      }
    }
    let stage = Stage { Screen() }
    stage.type("ab", into: "name", expecting: ["Screen": 1], closures: ["begins": 1])
    try stage.host.submit("name")
    stage.expect([:], closures: ["commit": 1, "ends": 1])
  }

  @Test func `a value is offered by the scene, and by the view with the focus`() throws {
    struct Reader: View {
      @FocusedValue(\.title) private var title
      var body: some View {
        let _ = evaluated("Reader")
        Text(title ?? "untitled")
      }
    }
    let stage = Stage {
      Reader()
      TextField("first", text: .constant("")).focusedValue(\.title, "first title")
      TextField("second", text: .constant(""))
    }
    stage.expect(["Reader": 1])
    try stage.host.focus("first")
    stage.expect(["Reader": 1])
    #expect(stage.host.texts == ["first title", "first", "second"])
    try stage.host.focus("second")
    stage.expect(["Reader": 1])
    #expect(stage.host.texts == ["untitled", "first", "second"])
  }
}

extension FocusedValues {
  fileprivate struct TitleKey: FocusedValueKey {
    typealias Value = String
  }

  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}
