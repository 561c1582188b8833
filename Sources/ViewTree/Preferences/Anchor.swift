public import Foundation

/// A place in the coordinates of a view, to be asked in those of another one.
///
/// Nothing is laid out while simulating: every place lies in the whole screen.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/anchor.
nonisolated public struct Anchor<Value> {
  /// What an anchor is made from.
  public struct Source {
    let value: Value
  }

  let value: Value
}

nonisolated extension Anchor: Sendable where Value: Sendable {}
nonisolated extension Anchor: Equatable where Value: Equatable {}
nonisolated extension Anchor: Hashable where Value: Hashable {}
nonisolated extension Anchor.Source: Sendable where Value: Sendable {}

nonisolated extension Anchor.Source where Value == CGRect {
  /// The rectangle of the view.
  public static var bounds: Anchor<CGRect>.Source { .init(value: .zero) }

  /// A rectangle in the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(value: rect) }
}

nonisolated extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init(value: point) }

  /// A point of the view, in fractions of its size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(value: CGPoint(x: point.x, y: point.y))
  }

  /// The middle.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The middle of the upper side.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The middle of the lower side.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The middle of the leading side.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The middle of the trailing side.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// The upper leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// The upper trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// The lower leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// The lower trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The place of an anchor in the coordinates of the view.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

extension View {
  /// Reports a place in the view, instead of what the view's own content reports.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preference(key: K.self, value: transform(Anchor(value: value.value)))
  }

  /// Adds a place in the view to what the view reports.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    transformPreference(K.self) { transform(&$0, Anchor(value: value.value)) }
  }

  /// Draws content made from what the view reports on top of it, at a place.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    alignment: Alignment,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceContentModifier<K, V>(content: transform))
  }

  /// Draws content made from what the view reports behind it, at a place.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    alignment: Alignment,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceContentModifier<K, V>(content: transform))
  }
}
