import SwiftUI

extension EnvironmentValues {
  @Entry fileprivate var rareAction: @MainActor () -> Void = {}
}

/// Call shapes and implicit members that the other files have in another form only.
struct RareShapes: View {
  let isOn = true
  @State private var count = 0
  @State private var isShown = false
  @State private var isWarned = false

  var body: some View {
    Group {
      VStack(spacing: 8) { Text("a") }
      VStack(alignment: .leading, spacing: 8) { Text("a") }
      HStack(alignment: .top, spacing: 8) { Text("a") }
      LazyVGrid(columns: [
        GridItem(.flexible(), spacing: 4, alignment: .leading),
        GridItem(.adaptive(minimum: 80), spacing: nil, alignment: .top),
      ]) {
        Text("a")
      }
      Text("a").frame(minWidth: 40).frame(maxHeight: .infinity).padding(.trailing)
      Text("a").padding(.trailing, 4)
      Circle().stroke()
    }
    Group {
      Text("a").foregroundStyle(.white).foregroundStyle(.black).foregroundStyle(.gray)
        .foregroundStyle(.yellow)
      Text("a").background(.regularMaterial).background(.ultraThickMaterial)
      Text("a").transition(.asymmetric(insertion: .opacity, removal: .scale))
      Text("a").transition(
        .asymmetric(insertion: .move(edge: .top).combined(with: .opacity), removal: .slide)
      )
    }
    Group {
      Text("a").onChange(of: count, changed).onChange(of: count, bumped)
      Text("a").onChange(of: count, initial: true, changed)
        .onChange(of: count, initial: isOn, bumped)
      Text("a").onAppear()
      Text("a").onDisappear()
      Text("a").task(load).task(id: count, load)
      Text("a").environment(\.rareAction) { count += 1 }
    }
    presentations
  }

  @ViewBuilder private var presentations: some View {
    Text("a").popover(isPresented: $isShown, content: { Text("b") })
    Text("a").popover(isPresented: $isShown, content: about)
    Text("a").confirmationDialog("Sure?", isPresented: $isShown) {
      Button("Yes") {}
    } message: {
      Text("No way back.")
    }
    Text("a").navigationDestination(isPresented: $isShown, destination: about)
    Text("a").navigationDestination(isPresented: $isShown, destination: { Text("b") })
    Text("a").alert(isPresented: $isWarned) {
      Alert(
        title: Text("Sure?"),
        primaryButton: .destructive(Text("Delete"), action: {}),
        secondaryButton: .cancel()
      )
    }
    Text("a").toolbar {
      ToolbarItem(placement: .navigationBarLeading) { Button("Back") {} }
      ToolbarItem(placement: .navigationBarTrailing) { Button("Next") {} }
    }
  }

  private func about() -> some View { Text("about") }
  private func changed(_ old: Int, _ new: Int) {}
  private func bumped() {}
  @Sendable private func load() async {}
}
