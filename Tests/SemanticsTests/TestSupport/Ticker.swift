internal import RenderSim

/// A parent with one number in its state, the `P` of many cases; the button `tick` adds one to it.
///
/// The content is made inside of the parent's body, as if it were written there.
struct Ticker<Content: View>: View {
  @State private var tick = 0
  private let content: (Int) -> Content

  init(@ViewBuilder content: @escaping (_ tick: Int) -> Content) {
    self.content = content
  }

  var body: some View {
    let _ = evaluated("Ticker")
    VStack {
      Text("\(tick)")
      Button("tick") { tick += 1 }
      content(tick)
    }
  }
}
