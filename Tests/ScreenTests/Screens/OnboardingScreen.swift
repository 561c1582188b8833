import SwiftUI

struct OnboardingPage: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
  let text: String
  let symbol: String

  static let all = [
    OnboardingPage(id: 0, title: "Welcome", text: "Keep your plants alive.", symbol: "leaf"),
    OnboardingPage(id: 1, title: "Remember", text: "We tell you when to water.", symbol: "drop"),
    OnboardingPage(id: 2, title: "Share", text: "Neighbours can help.", symbol: "person.2"),
  ]
}

/// Shows pages to those who are new, and the app to all others.
struct OnboardingScreen: View {
  @AppStorage("onboarding.isDone") private var isDone = false

  var body: some View {
    ZStack {
      if isDone {
        OnboardedHome(isDone: $isDone)
          .transition(.opacity)
      } else {
        OnboardingPager(pages: OnboardingPage.all) {
          withAnimation(.snappy) { isDone = true }
        }
        .transition(.move(edge: .leading))
      }
    }
    .tint(.green)
  }
}

private struct OnboardingPager: View {
  let pages: [OnboardingPage]
  let finish: @MainActor () -> Void
  @State private var current = 0
  @Namespace private var namespace

  private var isLast: Bool { current == pages.count - 1 }

  var body: some View {
    VStack(spacing: 20) {
      TabView(selection: $current) {
        ForEach(pages) { page in
          OnboardingCard(page: page)
            .tag(page.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .indexViewStyle(.page(backgroundDisplayMode: .always))

      OnboardingDots(count: pages.count, current: current, namespace: namespace)

      if isLast {
        Button("Get Started", action: finish)
          .buttonStyle(.borderedProminent)
          .matchedGeometryEffect(id: "action", in: namespace)
      } else {
        HStack {
          Button("Skip", action: finish)
            .buttonStyle(.plain)
          Spacer()
          Button("Continue") {
            withAnimation { current += 1 }
          }
          .buttonStyle(OnboardingButtonStyle())
          .matchedGeometryEffect(id: "action", in: namespace, properties: .position)
        }
      }
    }
    .padding()
    .sensoryFeedback(.selection, trigger: current)
  }
}

private struct OnboardingCard: View {
  let page: OnboardingPage
  @State private var hasAppeared = false

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: page.symbol)
        .font(.system(size: 72, weight: .light))
        .symbolEffect(.bounce, value: hasAppeared)
        .accessibilityHidden(true)
      Text(page.title).font(.largeTitle.bold())
      Text(page.text)
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
    }
    .scaleEffect(hasAppeared ? 1 : 0.9)
    .onAppear { withAnimation(.bouncy) { hasAppeared = true } }
  }
}

private struct OnboardingDots: View {
  let count: Int
  let current: Int
  let namespace: Namespace.ID

  var body: some View {
    HStack {
      ForEach(0..<count, id: \.self) { index in
        if index == current {
          Capsule()
            .fill(.tint)
            .frame(width: 20, height: 8)
            .matchedGeometryEffect(id: "dot", in: namespace)
        } else {
          Circle()
            .fill(.quaternary)
            .frame(width: 8, height: 8)
        }
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Page \(current + 1) of \(count)")
  }
}

private struct OnboardingButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 24)
      .padding(.vertical, 10)
      .background(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.gray), in: .capsule)
      .foregroundStyle(.white)
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
  }
}

private struct OnboardedHome: View {
  @Binding var isDone: Bool

  var body: some View {
    ContentUnavailableView {
      Label("No plants yet", systemImage: "leaf")
    } actions: {
      Button("Show the introduction") { isDone = false }
    }
  }
}

#Preview {
  OnboardingScreen()
}
