public import Foundation

/// A view or modifier that is evaluated for each frame of an animation of its data.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/animatable.
@MainActor
@preconcurrency
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic

  /// What is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

/// A modifier that is evaluated for each frame of an animation of its data.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ModifierBody: Animatable where Modifier: Animatable {
  var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}
