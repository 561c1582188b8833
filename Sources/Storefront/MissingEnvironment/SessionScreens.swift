import Observation
import RenderSim

/// Who is signed in.
@Observable
final class Session {
  var name = "Ada"
}

/// Needs a session from its surroundings.
struct RequiredSessionView: View {
  @Environment(Session.self) private var session

  var body: some View {
    Text("Signed in as \(session.name)")
    Button("Rename") { session.name = "Grace" }
  }
}

/// Takes a session from its surroundings where there is one.
struct OptionalSessionView: View {
  @Environment(Session.self) private var session: Session?

  var body: some View {
    Text(session.map { "Signed in as \($0.name)" } ?? "Signed out")
    Button("Rename") { session?.name = "Grace" }
  }
}
