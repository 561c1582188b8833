import Observation

/// The model of a note for the courier.
@Observable
final class NoteStore {
  var note = "Ring twice"
  var isEditing = false
}
