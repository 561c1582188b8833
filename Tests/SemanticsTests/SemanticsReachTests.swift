internal import RenderSim
internal import Testing

private struct Reachable: View {
  @State private var isFaded = true
  @State private var count = 0

  var body: some View {
    let _ = evaluated("Reachable")
    VStack {
      Button("count \(count)") { count += 1 }.opacity(isFaded ? 0 : 1)
      Button("fixed") { count += 1 }.allowsHitTesting(false)
      Text("gone").hidden()
      Button("show") { isFaded = false }
    }
  }
}

@MainActor
struct SemanticsReachTests {
  @Test func `what nobody can reach is not acted on`() throws {
    let stage = Stage { Reachable() }
    stage.expect(["Reachable": 1])
    #expect(stage.host.texts == ["count 0", "fixed", "show"])
    for control in ["count 0", "fixed"] {
      #expect(throws: ReplayError.controlDisabled(step: "tap \(control)", control: control)) {
        try stage.host.tap(control)
      }
    }
    try stage.host.tap("show")
    stage.expect(["Reachable": 1])
    try stage.host.tap("count 0")
    stage.expect(["Reachable": 1])
    #expect(stage.host.texts.first == "count 1")
  }
}

private struct Themed: View {
  @State private var isDark = false

  var body: some View {
    let _ = evaluated("Themed")
    VStack {
      SchemeReader()
      Button("flip") { isDark.toggle() }
    }
    .preferredColorScheme(isDark ? .dark : nil)
  }
}

private struct SchemeReader: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let _ = evaluated("SchemeReader")
    Text(scheme == .dark ? "dark" : "light")
  }
}

@MainActor
struct SemanticsColorSchemeTests {
  @Test func `a preferred colour scheme evaluates who reads the scheme`() throws {
    let stage = Stage { Themed() }
    stage.expect(["Themed": 1, "SchemeReader": 1])
    try stage.host.tap("flip")
    stage.expect(["Themed": 1, "SchemeReader": 1])
    #expect(stage.host.texts == ["dark", "flip"])
    try stage.host.tap("flip")
    stage.expect(["Themed": 1, "SchemeReader": 1])
    #expect(stage.host.texts == ["light", "flip"])
  }
}
