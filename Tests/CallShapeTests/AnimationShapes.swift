import SwiftUI

struct MotionCalls: View {
  @State private var isOn = false
  @State private var count = 0
  @State private var phase = 0.0

  var body: some View {
    Group {
      Text("a").animation(.default, value: isOn).animation(.easeInOut, value: count)
      Text("a").animation(.easeInOut(duration: 0.3), value: isOn).animation(.spring(), value: isOn)
      Text("a").animation(.spring, value: isOn).animation(.spring(response: 0.3), value: isOn)
      Text("a").animation(.spring(response: 0.3, dampingFraction: 0.6), value: isOn)
      Text("a").animation(
        .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0),
        value: isOn
      )
      Text("a").animation(.spring(duration: 0.4), value: isOn).animation(
        .spring(.bouncy),
        value: isOn
      )
      Text("a").animation(.spring(duration: 0.4, bounce: 0.2), value: isOn)
    }
    Group {
      Text("a").animation(.interactiveSpring(), value: isOn).animation(
        .interpolatingSpring,
        value: isOn
      )
      Text("a").animation(.interactiveSpring(response: 0.3, dampingFraction: 0.6), value: isOn)
      Text("a").animation(.interpolatingSpring(stiffness: 50, damping: 5), value: isOn)
      Text("a").animation(
        .interpolatingSpring(mass: 1, stiffness: 50, damping: 5, initialVelocity: 0),
        value: isOn
      )
      Text("a").animation(.bouncy, value: isOn).animation(
        .bouncy(duration: 0.4, extraBounce: 0.1),
        value: isOn
      )
      Text("a").animation(.smooth, value: isOn).animation(.snappy(duration: 0.3), value: isOn)
      Text("a").animation(.smooth(duration: 0.3), value: isOn).animation(.snappy, value: isOn)
    }
    Group {
      Text("a").animation(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1), value: isOn)
      Text("a").animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isOn)
      Text("a").animation(.easeIn.delay(0.2).speed(2), value: isOn)
      Text("a").animation(.easeOut(duration: 1).repeatCount(3, autoreverses: true), value: isOn)
      Text("a").animation(isOn ? .default : nil, value: isOn).animation(nil, value: isOn)
      Text("a").animation(isOn ? .easeIn(duration: 0.2) : .easeOut(duration: 0.2), value: isOn)
      Text("a").animation(.default).animation(.easeInOut(duration: 3)).animation(nil)
    }
    Group {
      Text("a").animation(Animation.linear(duration: 2).repeatForever())
      Text("a").animation(.easeInOut) { content in content.opacity(isOn ? 1 : 0).scaleEffect(2) }
      Text("a").transaction { $0.animation = nil }
      Text("a").transaction { transaction in transaction.disablesAnimations = true }
      Text("a").transition(.opacity).transition(.slide).transition(.scale).transition(.identity)
      Text("a").transition(.move(edge: .bottom)).transition(.push(from: .trailing))
      Text("a").transition(.scale(scale: 0.5)).transition(.scale(scale: 0.1, anchor: .top))
    }
    Group {
      Text("a").transition(.offset(x: 3, y: 3)).transition(.offset(CGSize(width: 3, height: 3)))
      Text("a").transition(.opacity.combined(with: .scale))
      Text("a").transition(.move(edge: .top).combined(with: .opacity))
      Text("a").transition(
        .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading))
      )
      Text("a").transition(
        .asymmetric(insertion: .opacity, removal: .opacity.combined(with: .slide))
      )
      Text("a").transition(AnyTransition.opacity.animation(.easeInOut(duration: 0.3)))
      Text("a").transition(.opacity.animation(.default)).transition(.moveAndFade)
    }
    Group {
      Text("a").transition(isOn ? .opacity : .slide).transition(.blurReplace).transition(Twirl())
      Text("a").transition(AnyTransition.move(edge: .bottom)).transition(.symbolEffect)
      Text("a").transition(
        AnyTransition.modifier(active: Fade(amount: 0), identity: Fade(amount: 1))
      )
    }
  }

  func act() {
    withAnimation { isOn.toggle() }
    withAnimation(.spring()) { isOn.toggle() }
    withAnimation(.spring(response: 0.3, dampingFraction: 0.5)) { count += 1 }
    withAnimation(.easeInOut(duration: 0.3)) { isOn = true }
    withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase = 1 }
    withAnimation(.bouncy, { isOn = true })
    withAnimation(isOn ? .default : nil) { isOn = false }
    withAnimation(.default) {
      isOn = true
    } completion: {
      count = 0
    }
    withAnimation(.snappy, completionCriteria: .removed) {
      isOn = true
    } completion: {
      count = 0
    }
    let animation: Animation = .easeInOut(duration: 0.3).delay(0.1)
    withAnimation(animation) { isOn = true }
    var transaction = Transaction(animation: .default)
    transaction.disablesAnimations = true
    withTransaction(transaction) { isOn = false }
  }
}

extension AnyTransition {
  static var moveAndFade: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .scale.combined(with: .opacity)
    )
  }
}

struct Fade: ViewModifier {
  let amount: Double
  func body(content: Content) -> some View { content.opacity(amount) }
}

struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5).rotationEffect(.degrees(phase.value * 360))
  }
}

struct AnimationValues {
  var scale = 1.0
  var angle = Angle.zero
  var offset = CGSize.zero
  var y: CGFloat = 0
}

enum Phase: CaseIterable {
  case start, middle, end
  var scale: Double { self == .middle ? 2 : 1 }
}

struct FrameCalls: View {
  @State private var count = 0

  var body: some View {
    Text("a").keyframeAnimator(initialValue: AnimationValues(), trigger: count) { content, value in
      content.scaleEffect(value.scale).rotationEffect(value.angle).offset(value.offset)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.5, duration: 0.2)
        SpringKeyframe(1, duration: 0.3, spring: .bouncy)
        MoveKeyframe(2)
      }
      KeyframeTrack(\.angle) {
        CubicKeyframe(.degrees(30), duration: 0.2)
        CubicKeyframe(.zero, duration: 0.2)
      }
      KeyframeTrack(\.y) { LinearKeyframe(3, duration: 0.2, timingCurve: .easeIn) }
    }
    Text("a").keyframeAnimator(initialValue: 0.0, repeating: true) { content, value in
      content.opacity(value)
    } keyframes: { _ in
      LinearKeyframe(1.0, duration: 0.5)
    }
    KeyframeAnimator(initialValue: AnimationValues(), trigger: count) { value in
      Text("a").scaleEffect(value.scale)
    } keyframes: { value in
      KeyframeTrack(\.scale) { LinearKeyframe(value.scale, duration: 1) }
    }
    Text("a").phaseAnimator([false, true]) { content, isOn in
      content.opacity(isOn ? 1 : 0)
    }
    Text("a").phaseAnimator([1, 2, 3], trigger: count) { content, value in
      content.scaleEffect(Double(value))
    } animation: { value in
      value == 1 ? .spring : .easeInOut(duration: 0.3)
    }
    Text("a").phaseAnimator(Phase.allCases) { content, phase in content.scaleEffect(phase.scale) }
    PhaseAnimator(Phase.allCases, trigger: count) { phase in
      Text("a").scaleEffect(phase.scale)
    } animation: { _ in
      .bouncy
    }
    PhaseAnimator([0, 1]) { value in Text("\(value)") }
  }
}

struct Counting: View, Animatable {
  var number: Double
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }
  var body: some View { Text(number, format: .number) }
}

struct Growing: AnimatableModifier {
  var number: CGFloat
  var animatableData: CGFloat {
    get { number }
    set { number = newValue }
  }
  func body(content: Content) -> some View { content.scaleEffect(number) }
}
