internal import Foundation
internal import Observation
internal import RenderSim
internal import Testing

/// Reported problems with rows: identity, appending, closures, bindings and laziness.
@MainActor
struct SemanticsCollectionsTests {
  // MARK: Appending and replacing

  @Observable
  final class Line: Identifiable {
    let id: Int
    var qty = 1

    init(_ id: Int) {
      self.id = id
    }
  }

  @Observable
  final class Cart {
    var lines: [Line] = (0..<200).map { Line($0) }
  }

  private struct LineRow: View {
    let line: Line
    var body: some View {
      let _ = evaluated("LineRow")
      Text("\(line.qty)")
    }
  }

  private struct CartList: View {
    let cart: Cart
    var body: some View {
      let _ = evaluated("CartList")
      List { ForEach(cart.lines) { LineRow(line: $0) } }
    }
  }

  @Test func `ROW-01 appending evaluates the list and the new row only`() {
    let cart = Cart()
    let stage = Stage { CartList(cart: cart) }
    stage.expect(["CartList": 1, "LineRow": 200])
    stage.after(expecting: ["CartList": 1, "LineRow": 1]) { cart.lines.append(Line(200)) }
  }

  // MARK: Closures in rows

  struct RowInput: Equatable, Identifiable {
    let id: Int
    var state: String
  }

  @Observable
  final class Page {
    var rows: [RowInput] = (0..<122).map { RowInput(id: $0, state: "a") }

    func poll() {
      var new = rows
      for index in 0..<4 { new[index].state = "b" }
      rows = new
    }
  }

  private struct InputRow: View, Equatable {
    let input: RowInput
    let send: (Int) -> Void

    nonisolated static func == (old: InputRow, new: InputRow) -> Bool { old.input == new.input }

    var body: some View {
      let _ = evaluated("InputRow")
      Button(input.state) { send(input.id) }
    }
  }

  private struct PlainRow: View {
    let input: RowInput
    let send: (Int) -> Void
    var body: some View {
      let _ = evaluated("PlainRow")
      Button(input.state) { send(input.id) }
    }
  }

  private struct PageA: View {
    let page: Page
    @State private var last = 0
    var body: some View {
      let _ = evaluated("PageA")
      ForEach(page.rows) { row in PlainRow(input: row, send: { last = $0 }) }
    }
  }

  private struct PageB: View {
    let page: Page
    @State private var last = 0
    var body: some View {
      let _ = evaluated("PageB")
      ForEach(page.rows) { row in InputRow(input: row, send: { last = $0 }).equatable() }
    }
  }

  @Test func `ROW-02 a capturing closure runs every row, and a rule of its own only the changed`() {
    let page = Page()
    let plain = Stage { PageA(page: page) }
    plain.expect(["PageA": 1, "PlainRow": 122])
    plain.after(expecting: ["PageA": 1, "PlainRow": 122]) { page.poll() }
    let other = Page()
    let equatable = Stage { PageB(page: other) }
    equatable.expect(["PageB": 1, "InputRow": 122])
    equatable.after(expecting: ["PageB": 1, "InputRow": 4]) { other.poll() }
  }

  // MARK: Objects in arrays

  final class PersonOO: ObservableObject, Identifiable {
    let id: Int
    @Published var name = "n"

    init(_ id: Int) {
      self.id = id
    }
  }

  final class PeopleOO: ObservableObject {
    @Published var list = (0..<3).map { PersonOO($0) }
  }

  private struct PeopleScreenOO: View {
    @ObservedObject var people: PeopleOO
    var body: some View {
      let _ = evaluated("PeopleScreenOO")
      ForEach(people.list) { person in Text(person.name) }
    }
  }

  @Observable
  final class Person: Identifiable {
    let id: Int
    var name = "n"

    init(_ id: Int) {
      self.id = id
    }
  }

  @Observable
  final class People {
    var list = (0..<3).map { Person($0) }
  }

  private struct PersonRow: View {
    let person: Person
    var body: some View {
      let _ = evaluated("PersonRow")
      Text(person.name)
    }
  }

  private struct PeopleScreen: View {
    let people: People
    var body: some View {
      let _ = evaluated("PeopleScreen")
      ForEach(people.list) { PersonRow(person: $0) }
    }
  }

  @Test func `ROW-03 an object does not announce changes of the objects in its array`() {
    let people = PeopleOO()
    let stage = Stage { PeopleScreenOO(people: people) }
    stage.expect(["PeopleScreenOO": 1])
    stage.after(expecting: [:]) { people.list[0].name = "x" }
    #expect(stage.host.texts == ["n", "n", "n"])
  }

  @Test func `ROW-03 an observable object in an array evaluates its own row`() {
    let people = People()
    let stage = Stage { PeopleScreen(people: people) }
    stage.expect(["PeopleScreen": 1, "PersonRow": 3])
    stage.after(expecting: ["PersonRow": 1]) { people.list[0].name = "x" }
    #expect(stage.host.texts == ["x", "n", "n"])
  }

  // MARK: Bindings to elements

  struct Note: Identifiable, Equatable {
    let id: Int
    var title = ""
  }

  private struct NoteRow: View {
    @Binding var note: Note
    var body: some View {
      let _ = evaluated("NoteRow")
      TextField("t", text: $note.title).accessibilityIdentifier("note \(note.id)")
    }
  }

  private struct NoteList: View {
    @State private var notes = (0..<20).map { Note(id: $0) }
    var body: some View {
      let _ = evaluated("NoteList")
      List { ForEach($notes) { $note in NoteRow(note: $note) } }
    }
  }

  @Test func `ROW-06 a keystroke in one row evaluates the list and that row`() throws {
    let stage = Stage { NoteList() }
    stage.expect(["NoteList": 1, "NoteRow": 20])
    try stage.host.type("a", into: "note 3")
    stage.expect(["NoteList": 1, "NoteRow": 1])
    #expect(try stage.host.text(in: "note 3") == "a")
    #expect(try stage.host.text(in: "note 4") == "")
  }

  // MARK: Reading more than is shown

  @Observable
  final class Todo: Identifiable {
    let id: Int
    var done = false

    init(_ id: Int) {
      self.id = id
    }
  }

  @Observable
  final class Todos {
    var all = (0..<10).map { Todo($0) }
    var lastSync = 0
  }

  private struct TodoRow: View {
    let todo: Todo
    var body: some View {
      let _ = evaluated("TodoRow")
      Text(todo.done ? "x" : "-")
    }
  }

  private struct Wide: View {
    let todos: Todos
    var body: some View {
      let _ = evaluated("Wide")
      let _ = todos.lastSync
      ForEach(todos.all) { TodoRow(todo: $0) }
    }
  }

  private struct Narrow: View {
    let todos: Todos
    var body: some View {
      let _ = evaluated("Narrow")
      ForEach(todos.all) { TodoRow(todo: $0) }
    }
  }

  @Test func `ROW-15 a read that nothing shows runs the list and no row`() {
    let todos = Todos()
    let stage = Stage {
      Wide(todos: todos)
      Narrow(todos: todos)
    }
    stage.expect(["Wide": 1, "Narrow": 1, "TodoRow": 20])
    for _ in 1...5 { stage.host.perform { todos.lastSync += 1 } }
    stage.expect(["Wide": 5])
  }
}
